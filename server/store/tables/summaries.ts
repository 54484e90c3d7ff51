import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Summary } from '../../study/summary/summary.ts'
import { owner } from './accounts.ts'

/**
 * The ground of statistic and readiness of each visitor, kept ready. The database itself adds one to `revision` with whatever changes it (triggers
 * of migration 0020), in the same transaction, so that `body` is good while it is of this revision and of this content.
 */
export const summaries = pgTable('summaries', {
  userId: owner().primaryKey(),
  revision: integer('revision').notNull().default(0),
  bodyRevision: integer('body_revision'),
  content: text('content'),
  body: jsonb('body').$type<Summary>(),
})
