import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FaultReport } from '#contract/fault-report'
import { owner } from './accounts.ts'
import { moment } from './moment.ts'

/** Faults of the site that visitors have reported, and recordings that came with reports. A recording goes before its report does. */
export const faultReports = pgTable(
  'fault_reports',
  {
    /** Made by the device. */
    id: uuid('id').primaryKey(),
    userId: owner(),
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull(),
    task: jsonb('task').$type<FaultReport['task']>(),
    text: text('text').notNull(),
    route: text('route').$type<FaultReport['route']>().notNull(),
    build: text('build').notNull(),
    /** Gzip of JSON in Base64, masked; null once its time is over. */
    recording: text('recording'),
    recordingBytes: integer('recording_bytes'),
  },
  (table) => [index('fault_reports_user').on(table.userId), index('fault_reports_received').on(table.receivedAt)],
)
