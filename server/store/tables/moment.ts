import { timestamp } from 'drizzle-orm/pg-core'

/** A moment to the millisecond, read back as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
