import { fsrs } from 'ts-fsrs'
import type { CardMemory } from './memory.ts'

/** The share of cards that should be known when they come back, unless the exam is near. */
export const usualRetention = 0.9
const farAway = { days: 45, retention: 0.85 }
const lastDays = { days: 14, retention: 0.93 }

/**
 * The chance to recall at which cards of an exam come back: less while it is over 45 days away, more in the last two weeks.
 * @param daysToExam null without its date.
 */
export function retentionFor(daysToExam: number | null): number {
  if (daysToExam === null) return usualRetention
  if (daysToExam > farAway.days) return farAway.retention
  return daysToExam <= lastDays.days ? lastDays.retention : usualRetention
}

/** Days that pass for each day of stability. */
const intervals = new Map(
  [farAway, lastDays].map(({ retention }) => {
    const scheduler = fsrs({ request_retention: retention, maximum_interval: 3650, enable_fuzz: false })
    return [retention, (stability: number) => scheduler.next_interval(stability, 0)]
  }),
)

/** The day on which a card that is known comes back at such a retention, by its memory at the usual one. */
export function dueDayAt({ dueDay, lastDay, stability }: CardMemory, retention: number): number | null {
  const interval = intervals.get(retention)
  return interval && lastDay !== null ? lastDay + interval(stability) : dueDay
}
