import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import type { TaskReference } from './content.ts'
import { moment } from './moment.ts'

/** A chosen task; `isOwn`: each pupil gets an instance of its own of the template, and this one is shown to the teacher. */
export type ChosenTask = TaskReference & { isOwn: boolean }

/** Works that a teacher has put together from chosen tasks of one subject. */
export const worksheets = pgTable(
  'worksheets',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    title: text('title').notNull(),
    subject: text('subject').notNull(),
    minutes: integer('minutes'),
    tasks: jsonb('tasks').$type<ChosenTask[]>().notNull(),
    /** By it another teacher takes a copy; null while nobody may. */
    shareCode: text('share_code').unique(),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('worksheets_user').on(table.userId, table.updatedAt)],
)
