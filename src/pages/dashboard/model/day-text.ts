import { dateFormatter } from '#domain/formatters'
import { daysBetween } from '#domain/day'
import type { ExamDay } from '#domain/exam-date'
import { pluralOf } from '#domain/plural'
import { spelledDay } from '#domain/spelled'
import { weekdayText } from '@/entities/statistic'

/** «вівторок, 25 травня». */
export const longDayText = (day: string): string => `${weekdayText(day)}, ${spelledDay(day)}`

/** «До НМТ 42 дні». */
export function countdownText({ day }: ExamDay, today: string): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'НМТ сьогодні'
  if (days === 1) return 'НМТ завтра'
  return `До НМТ ${days} ${pluralOf(days, ['день', 'дні', 'днів'])}`
}

const clock = dateFormatter({ hour: '2-digit', minute: '2-digit' })
const moment = dateFormatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** «станом на 14:20», of another day with its date. */
export const stampText = (at: string, now = new Date()): string =>
  `станом на ${new Date(at).toDateString() === now.toDateString() ? clock(new Date(at)) : moment(new Date(at))}`
