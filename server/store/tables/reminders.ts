import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { reminderWaySchema } from '#contract/reminder'
import { owner, sessions } from './accounts.ts'
import { moment } from './moment.ts'

/**
 * Visitors who want one reminder a day, and in which way. A row stays when reminders are switched off, so that nobody gets a second one on a day by
 * switching.
 */
export const reminders = pgTable(
  'reminders',
  {
    userId: owner().primaryKey(),
    isOn: boolean('is_on').notNull(),
    way: text('way', { enum: reminderWaySchema.options }).notNull().default('letter'),
    /** The hour in the zone. */
    hour: integer('hour').notNull(),
    /** IANA name. */
    zone: text('zone').notNull().default('Europe/Kyiv'),
    /** Names the row in the links of reminders; says nothing of whose it is. */
    link: text('link').notNull().unique(),
    /** Signs these links; whoever reads it can switch reminders off and on, nothing else. */
    key: text('key').notNull(),
    /** The moment when a link in a letter was pressed that asks whether the address is the pupil’s own. */
    confirmedAt: moment('confirmed_at'),
    /** The day in the zone of the last reminder, whichever its way. */
    lastDay: text('last_day'),
    /** The day in the zone for which nothing more is to be decided: there was a reminder, or nothing to remind of. */
    decidedDay: text('decided_day'),
    /** Until then the process that has written it looks after this row; afterwards any may. */
    heldUntil: moment('held_until'),
    /** The secret of the address of the calendar. */
    calendarKey: text('calendar_key').unique(),
  },
  (table) => [index('reminders_hour').on(table.hour)],
)

/** Devices as their push services know them. They go with their session, or when the service says that they are gone. */
export const pushDevices = pgTable(
  'push_devices',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: owner(),
    /** Null until the device has been told of anew by an account that its guest became. */
    session: uuid('session').references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The moment when the device was told of last. */
    toldAt: moment('told_at').notNull(),
  },
  (table) => [index('push_devices_user').on(table.userId), index('push_devices_session').on(table.session)],
)

/** What a guest had of reminders before they were joined to another person’s: `toldAt` as ISO 8601. */
export type JoinedReminders = {
  choice: Pick<typeof reminders.$inferSelect, 'isOn' | 'way' | 'hour' | 'zone' | 'link' | 'key' | 'lastDay' | 'calendarKey'>
  devices: (Pick<typeof pushDevices.$inferSelect, 'endpoint' | 'p256dh' | 'auth'> & { toldAt: string })[]
}
