import type { SurveyEvent } from '#domain/survey-event'
import type { BareFact } from '#domain/survey-state'

/** The device of these facts. */
export const client = '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b02'
const start = Date.parse('2026-11-20T10:00:00.000Z')

/** So many minutes after the start of `examSurvey`, in ms since the epoch. */
export const later = (minutes: number): number => start + minutes * 60_000

let seq = 0
/** A fact as this device writes it, so many minutes after the start. Later calls have higher numbers. */
export function at(minutes: number, fact: BareFact): SurveyEvent {
  seq += 1
  const id = `00000000-0000-4000-8000-${String(seq).padStart(12, '0')}`
  return { ...fact, id, client, seq, at: new Date(later(minutes)).toISOString() }
}

/** Facts written at the start, in this order. */
export const written = (...facts: BareFact[]): SurveyEvent[] => facts.map((fact) => at(0, fact))

/** Alarms by their minutes; one without an end still lasts. */
export const alarm = (...minutes: [number, number | null][]): SurveyEvent[] =>
  minutes.flatMap(([from, to]) => [at(from, { kind: 'pause', reason: 'alarm' }), ...(to === null ? [] : [at(to, { kind: 'resume' })])])
