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

/** One thing that an actor did on an event: an action by its name, or a fact that it told whoever listens. */
export type Deed = { kind: 'action' | 'fact'; type: string }

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
  /** What the actor did, in order; assignments are seen in the context. */
  did: readonly Deed[]
  /** The fact or the action of `source` on which somebody sent this event: whoever listens to one actor and tells another. */
  via: string | null
}

/** The payload of an event, the context before and after it, and what the actor did with what parameters, masked. For the present state of an actor only `after` is given. */
export type Detail = { event: unknown; before: unknown; after: unknown; did: readonly { type: string; params: unknown }[] }

/** The actors and events that the inspector has seen, all that a view needs at once. What stands in contexts and events is asked for one by one. */
export type Observed = { actors: readonly ActorRecord[]; log: readonly LogEntry[] }

/** The source of what a view shows and the target of its events: the same window, or the one beside it. */
export type Feed = {
  read: () => Observed
  subscribe: (listener: () => void) => () => void
  /** False where the actors are out of reach and can only be looked at. */
  takesEvents?: boolean
  /** Sends an event to an actor, unless it would do nothing or harm: then it says why. */
  send: (actor: string, event: { type: string }) => Promise<Refusal | null>
  /** Of an event by its number, or of an actor by its id; null when it is not kept any more. */
  detail: (of: number | string) => Promise<Detail | null>
  /** The numbers of the events that carry these words, or left them in a context. */
  find: (query: string) => Promise<readonly number[]>
}

export const nothingObserved: Observed = { actors: [], log: [] }
