import { dayAfter, daysBetween, kyivDay } from './day.ts'

/** The sessions of НМТ that were announced last. The days of 2027 are not known. */
export const announcedSessions = {
  year: 2026,
  main: { first: '2026-05-20', last: '2026-06-25' },
  additional: { first: '2026-07-17', last: '2026-07-24' },
  source: '24tv 17.02.2026, rbc.ua 14.01.2026',
  verified: true,
} as const

/** The day that everything is planned for. A guess is the first day of the session that was announced last, carried on to a year to come. */
export type ExamDay = { day: string; isGuess: boolean }

/** @param chosen the day that the pupil has chosen; without it, or once it is past, the day is guessed. @param today `2026-11-21`. */
export function examDayOf(chosen: string | null, today: string): ExamDay {
  if (chosen !== null && chosen >= today) return { day: chosen, isGuess: false }
  const { first } = announcedSessions.main
  if (first >= today) return { day: first, isGuess: true }
  const thisYear = `${today.slice(0, 4)}${first.slice(4)}`
  return { day: thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}${first.slice(4)}`, isGuess: true }
}

/** Days until the exam, 0 on its day. @param now ms since the epoch. */
export function daysToExam(now: number, chosen: string | null): number {
  const today = kyivDay(new Date(now))
  return daysBetween(today, examDayOf(chosen, today).day)
}

/** Days to choose from: those of the announced sessions that are not past, else the whole stretch of the coming year. */
export function examDays(today: string): { main: string[]; additional: string[]; isGuess: boolean } {
  const shift = (day: string) => `${examDayOf(null, today).day.slice(0, 4)}${day.slice(4)}`
  const stretch = ({ first, last }: { first: string; last: string }) =>
    Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => dayAfter(shift(first), index)).filter((day) => day >= today)
  const { main, additional, year } = announcedSessions
  return { main: stretch(main), additional: stretch(additional), isGuess: Number(examDayOf(null, today).day.slice(0, 4)) > year }
}
