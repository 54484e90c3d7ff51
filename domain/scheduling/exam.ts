import { hashNumber } from '../hash-number.ts'
import type { Calendar } from './calendar.ts'
import { recallOn } from './fsrs.ts'
import { levelLoads } from './level-loads.ts'
import type { CardMemory } from './memory.ts'
import { dueDayAt, retentionFor } from './retention.ts'

/** Every card is seen once more in so many days before the exam. */
export const lastReviewDays = 10
/** New cards come no more when the exam is so near. */
export const noNewCardsDays = 7

/** The day on which a card is due, counted from today. A card that is known and learnt for the exam comes at the retention that its distance asks for. */
export function dueIndex(memory: CardMemory, calendar: Calendar, isExamMode: boolean): number | null {
  if (memory.dueDay === null) return memory.due === null ? null : calendar.indexOf(memory.due)
  const day = isExamMode ? dueDayAt(memory, retentionFor(calendar.daysToExam)) : memory.dueDay
  return day === null ? null : day - calendar.number
}

/**
 * The day on which a card should come, counted from today; null: not again before the exam. It is when the card is due, else one of the
 * last ten days, spread so that none of them is overfull.
 */
export function wishedDay(memory: CardMemory, calendar: Calendar, isExamMode: boolean): number | null {
  const due = dueIndex(memory, calendar, isExamMode)
  if (due === null || memory.lastDay === null) return null
  const natural = Math.max(0, due)
  const exam = isExamMode ? calendar.daysToExam : null
  if (exam === null || natural < exam) return natural
  if (memory.lastDay - calendar.number >= exam - lastReviewDays) return null
  return Math.max(0, exam - 1 - (hashNumber(memory.card) % lastReviewDays))
}

/**
 * Days for cards that are learnt for the exam: near the wished ones, but evened out from tomorrow on, so that no day is overfull. Without
 * an exam date the wishes stand.
 */
export function examDays(memories: readonly CardMemory[], calendar: Calendar): Map<string, number | null> {
  const wished = memories.map((memory) => ({ memory, day: wishedDay(memory, calendar, true) }))
  const days = new Map(wished.map(({ memory, day }) => [memory.card, day]))
  if (calendar.daysToExam === null) return days
  const open = wished.flatMap(({ memory, day }) =>
    day === null || isOfToday(memory, calendar) ? [] : [{ card: memory.card, day, recall: recallOn(memory, calendar.number) }],
  )
  const ordered = open.toSorted((a, b) => a.day - b.day || a.recall - b.recall || (a.card < b.card ? -1 : 1))
  // Work that is done today counts as load of today; otherwise the plan fills the day anew each time the pupil finishes.
  const done = memories.filter((memory) => isOfToday(memory, calendar)).length
  const natural = Array.from({ length: calendar.daysToExam }, (_, day) => (day === 0 ? done : 0))
  for (const { day } of ordered) natural[day] = (natural[day] ?? 0) + 1
  const levelled = levelLoads(natural).flatMap((load, day) =>
    Array.from({ length: day === 0 ? Math.max(0, load - done) : load }, () => day),
  )
  for (const [index, { card, day }] of ordered.entries()) days.set(card, levelled[index] ?? day)
  return days
}

const isOfToday = ({ lastDay }: CardMemory, calendar: Calendar): boolean => (lastDay ?? 0) >= calendar.number
