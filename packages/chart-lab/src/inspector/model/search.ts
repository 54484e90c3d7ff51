import type { Chart } from '../../chart/read-chart.ts'
import { mostFound } from './find-inside.ts'
import type { ActorRecord, LogEntry, Observed } from './observed.ts'

export type Found =
  | { kind: 'actor'; actor: ActorRecord }
  | { kind: 'state'; chart: string; state: string }
  | { kind: 'event'; entry: LogEntry; isInside: boolean }

/**
 * Actors, states of all charts and events that go by these words, in this order; events also by what they carry or leave behind, whose
 * numbers come as `inside`. The newest events come first.
 */
export function searchIn(query: string, charts: Iterable<Chart>, { actors, log }: Observed, inside: readonly number[]): Found[] {
  const sought = query.trim().toLowerCase()
  if (sought === '') return []
  const has = (...texts: (string | null | undefined)[]) => texts.some((text) => text?.toLowerCase().includes(sought))
  const within = new Set(inside)
  const states = [...charts].flatMap(({ id, states: own }) =>
    own
      .filter(({ key, tags, invoke, entry, exit }) => has(key, ...tags, ...invoke, ...entry, ...exit))
      .map(({ id: state }): Found => ({ kind: 'state', chart: id, state })),
  )
  const events = log
    .filter((entry) => has(entry.type, entry.name, entry.value) || within.has(entry.number))
    .map((entry): Found => ({ kind: 'event', entry, isInside: !has(entry.type, entry.name, entry.value) }))
    .toReversed()
  const found = actors.filter(({ name, src, value, id }) => has(name, src, value, id)).map((actor): Found => ({ kind: 'actor', actor }))
  return [...found.slice(0, mostFound / 3), ...states.slice(0, mostFound / 3), ...events].slice(0, mostFound)
}
