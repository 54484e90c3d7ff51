import type { SurveyEvent } from './survey-event.ts'
import { inOrder } from './survey-state.ts'

/** A stretch in which the clock stood. `to` is null while it still stands. Milliseconds since the epoch. */
export type Pause = { reason: 'alarm' | 'rest'; from: number; to: number | null }

/** An alarm stops the clock for so long at most: one that nobody has ended must not keep an exam open for ever. */
export const longestAlarmMs = 12 * 60 * 60 * 1000

/** The pauses of a survey, in order. A pause within a pause and a resume without one change nothing. */
export function pausesOf(events: readonly SurveyEvent[]): Pause[] {
  const pauses: Pause[] = []
  for (const event of inOrder(events)) {
    const last = pauses.at(-1)
    if (event.kind === 'pause' && last?.to !== null) pauses.push({ reason: event.reason, from: Date.parse(event.at), to: null })
    if (event.kind === 'resume' && last?.to === null) last.to = Math.max(last.from, Date.parse(event.at))
  }
  return pauses
}

/** Milliseconds for which the clock stood up to `now`. */
export const pausedMs = (pauses: readonly Pause[], now: number): number => pauses.reduce((sum, pause) => sum + lengthMs(pause, now), 0)

/**
 * Tells when the time ends: the start, the time by the rules and every pause so far. While the clock stands it moves on with `now`.
 * A pause that began when the time was over gives none back.
 */
export const deadlineMs = (startedAt: number, seconds: number, pauses: readonly Pause[], now: number): number =>
  pauses.reduce((end, pause) => (pause.from < end ? end + lengthMs(pause, now) : end), startedAt + seconds * 1000)

function lengthMs({ reason, from, to }: Pause, now: number): number {
  const length = Math.max(0, (to ?? now) - from)
  return reason === 'alarm' ? Math.min(length, longestAlarmMs) : length
}
