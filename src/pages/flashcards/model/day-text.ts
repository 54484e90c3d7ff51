import { dateFormatter } from '#domain/formatters'
import { dayAfter } from '#domain/day'

const long = dateFormatter({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const short = dateFormatter({ weekday: 'short', timeZone: 'UTC' })
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** A day of study as it is said: «сьогодні», «завтра», «25 травня». */
export const dayText = (day: string, today: string): string =>
  day === today ? 'сьогодні' : day === dayAfter(today, 1) ? 'завтра' : long(dateOf(day))

/** «25 травня», whatever day it is today. */
export const dateText = (day: string): string => long(dateOf(day))

/** «пн» */
export const weekdayText = (day: string): string => short(dateOf(day))
