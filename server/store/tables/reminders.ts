import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { moment } from './moment.ts'

/** Accounts that want one letter a day. A row stays after the sign-off, so that nobody gets a second letter on a day by switching. */
export const reminders = pgTable(
  'reminders',
  {
    userId: owner().primaryKey(),
    isOn: boolean('is_on').notNull(),
    /** The hour in Kyiv. */
    hour: integer('hour').notNull(),
    /** Signs the links in the letters; whoever reads it can switch the letters off and on, nothing else. */
    key: text('key').notNull(),
    /** The moment when a link in a letter was pressed that asks whether the address is the pupil’s own. */
    confirmedAt: moment('confirmed_at'),
    /** The day in Kyiv of the last letter. */
    lastDay: text('last_day'),
  },
  (table) => [index('reminders_hour').on(table.hour)],
)
