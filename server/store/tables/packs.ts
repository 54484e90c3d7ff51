import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Plan } from './surveys.ts'
import { owner } from './accounts.ts'
import { moment } from './moment.ts'

/** Packs that were given out to be studied with offline: a survey begun with it is checked against this, whatever the content is by then. */
export const packs = pgTable(
  'packs',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    subject: text('subject').notNull(),
    practice: jsonb('practice').$type<Plan>(),
    paper: jsonb('paper').$type<Plan>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('packs_user').on(table.userId)],
)

/** Codes by which another device becomes the same guest; none of them can be read here. */
export const handovers = pgTable(
  'handovers',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: owner(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('handovers_user').on(table.userId)],
)
