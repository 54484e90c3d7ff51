import { dayAfter, daysBetween, weekdayOf } from '../day.ts'

/** From so many days before the exam on there is a simulation every one or two weeks. */
const [since, leastGap, restBefore] = [60, 7, 2]

/** Lengths in minutes: the whole day without its break, one block, the paper of one subject. */
const lengths = [240, 120, 60] as const
export type SimulationLength = (typeof lengths)[number]

/** The longest that takes no more than half of the minutes of a week; null where none fits. */
export const longestOf = (minutesPerWeek: number): SimulationLength | null =>
  lengths.find((minutes) => minutes <= minutesPerWeek / 2) ?? null

type Calendar = {
  studyDays: readonly string[]
  examDay: string
  /** The day of the last one, null before the first. */ last: string | null
}

/** Chooses the day of the next simulation within a week: a study day of the week-end, else the first a week after the last one. */
export function simulationDay({ studyDays, examDay, last }: Calendar): string | null {
  const fits = (day: string) => {
    const left = daysBetween(day, examDay)
    return left <= since && left > restBefore && (last === null || daysBetween(last, day) >= leastGap)
  }
  const possible = studyDays.slice(0, 7).filter(fits)
  return possible.find((day) => weekdayOf(day) >= 5 && (last === null || day <= dayAfter(last, 14))) ?? possible[0] ?? null
}
