import { daysBetween } from '#contract/day'
import type { ExamDay } from '#contract/exam-date'
import { pluralOf } from '#contract/plural'

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('uk-UA', { timeZone: 'UTC', ...options })
const [date, weekday, shortWeekday] = [format({ day: 'numeric', month: 'long' }), format({ weekday: 'long' }), format({ weekday: 'short' })]

/** «25 травня». */
export const dayText = (day: string): string => date.format(noon(day))
/** «понеділок»; browsers write «пʼятниця» with another apostrophe than this site. */
export const weekdayText = (day: string): string => weekday.format(noon(day)).replace('ʼ', '’')
/** «пн». */
export const shortWeekdayText = (day: string): string => shortWeekday.format(noon(day))
/** «вівторок, 25 травня». */
export const longDayText = (day: string): string => `${weekdayText(day)}, ${dayText(day)}`

/** «До НМТ 42 дні». */
export function countdownText({ day }: ExamDay, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'НМТ сьогодні'
  if (days === 1) return 'НМТ завтра'
  return `До НМТ ${days} ${pluralOf(days, ['день', 'дні', 'днів'])}`
}

const clock = new Intl.DateTimeFormat('uk-UA', { hour: '2-digit', minute: '2-digit' })
const moment = new Intl.DateTimeFormat('uk-UA', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** «станом на 14:20», of another day with its date. */
export const stampText = (at: string, now = new Date()): string =>
  `станом на ${new Date(at).toDateString() === now.toDateString() ? clock.format(new Date(at)) : moment.format(new Date(at))}`
