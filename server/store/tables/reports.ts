import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FaultReport } from '#contract/fault-report'
import { owner } from './accounts.ts'
import { moment } from './moment.ts'

/** Faults of the site that visitors have reported. */
export const faultReports = pgTable(
  'fault_reports',
  {
    /** Made by the device. */
    id: uuid('id').primaryKey(),
    userId: owner(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    text: text('text').notNull(),
    route: text('route').$type<FaultReport['route']>().notNull(),
    build: text('build').notNull(),
    events: jsonb('events').$type<string[]>().notNull().default([]),
  },
  (table) => [index('fault_reports_user').on(table.userId), index('fault_reports_received').on(table.receivedAt)],
)
