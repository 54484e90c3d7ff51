import type { Refusal } from './refusal.ts'

/** One actor as the inspector shows it. `chart` is the id of its machine, null for anything else. `parent` is another actor’s id. */
export type ActorRecord = {
  id: string
  name: string
  parent: string | null
  src: string
  chart: string | null
  status: string
  /** Ids of the states it is in. */
  active: readonly string[]
  /** Its state as JSON. */
  value: string
  /** Keys of the transitions taken so far, and of those that the last event took. */
  taken: readonly string[]
  last: readonly string[]
}

/** One event and where it left its actor. `took` is empty when nothing happened. `source` is the id of the actor that sent it. */
export type LogEntry = {
  number: number
  at: number
  actor: string
  name: string
  chart: string | null
  source: string | null
  from: string | null
  type: string
  took: readonly string[]
  active: readonly string[]
  value: string
}

/** The payload of an event and the context before and after it, masked. For the present state of an actor only `after` is given. */
export type Detail = { event: unknown; before: unknown; after: unknown }

/** The actors and events that the inspector has seen, all that a view needs at once. What stands in contexts and events is asked for one by one. */
export type Observed = { actors: readonly ActorRecord[]; log: readonly LogEntry[] }

/** The source of what a view shows and the target of its events: the same window, or the one beside it. */
export type Feed = {
  read: () => Observed
  subscribe: (listener: () => void) => () => void
  /** Sends an event to an actor, unless it would do nothing or harm: then it says why. */
  send: (actor: string, event: { type: string }) => Promise<Refusal | null>
  /** Of an event by its number, or of an actor by its id; null when it is not kept any more. */
  detail: (of: number | string) => Promise<Detail | null>
  /** The numbers of the events that carry these words, or left them in a context. */
  find: (query: string) => Promise<readonly number[]>
}

export const nothingObserved: Observed = { actors: [], log: [] }
