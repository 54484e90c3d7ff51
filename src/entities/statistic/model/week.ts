import { dayAfter, mondayOf } from '#domain/day'

export type DayState = 'on' | 'off' | 'ahead'
/**
 * The week that runs, from Monday. `inRow`: weeks in a row with the goal reached; `frozen`: Monday of the last week that was saved
 * although up to two days were wanting.
 */
export type Week = {
  days: { day: string; state: DayState }[]
  active: number
  goal: number
  inRow: number
  best: number
  frozen: string | null
}

/** So many days a week may be wanting without the row being lost; a week of nothing at all rests once before it ends the row. */
const frozenDays = 2

/** Counts the weeks with enough active days. @param activeDays days with an answer or a card, in any order, however late they came from a device. */
export function weekOf(activeDays: readonly string[], goal: number, today: string): Week {
  const active = new Set(activeDays)
  const countIn = (monday: string) => weekDays(monday).filter((day) => active.has(day)).length
  const monday = mondayOf(today)
  const earliest = activeDays.toSorted()[0]
  let [inRow, best, frozen, isResting] = [0, 0, null as string | null, false]
  for (let week = mondayOf(earliest ?? today); week < monday; week = dayAfter(week, 7)) {
    const missing = goal - countIn(week)
    const isFrozen = missing > 0 && inRow > 0 && (missing <= frozenDays || !isResting)
    isResting = missing > frozenDays
    if (isFrozen) frozen = week
    inRow = missing <= 0 ? inRow + 1 : isFrozen ? inRow : 0
    best = Math.max(best, inRow)
  }
  const now = countIn(monday)
  if (now >= goal) inRow += 1
  return {
    days: weekDays(monday).map((day) => ({ day, state: active.has(day) ? 'on' : day > today ? 'ahead' : 'off' })),
    active: now,
    goal,
    inRow,
    best: Math.max(best, inRow),
    frozen: frozen === dayAfter(monday, -7) ? frozen : null,
  }
}

const weekDays = (monday: string): string[] => Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
