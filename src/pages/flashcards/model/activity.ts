import { addDays, weekday } from '#domain/scheduling/study-day'

/** A day of the heat map; `level` 0 nothing … 4 the most. */
export type ActiveDay = { day: string; count: number; level: 0 | 1 | 2 | 3 | 4 }

/** Whole weeks from Monday, the last one up to today. */
export function activityOf(counted: readonly { day: string; count: number }[], today: string, weeks: number): ActiveDay[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]))
  const first = addDays(today, 1 - weekday(today) - 7 * (weeks - 1))
  const days = Array.from({ length: 7 * (weeks - 1) + weekday(today) }, (_, index) => addDays(first, index))
  const most = Math.max(1, ...days.map((day) => counts.get(day) ?? 0))
  return days.map((day) => {
    const count = counts.get(day) ?? 0
    return { day, count, level: Math.ceil((4 * count) / most) as ActiveDay['level'] }
  })
}
