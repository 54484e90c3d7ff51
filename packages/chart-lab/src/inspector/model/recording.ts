/** One actor as the inspector shows it. `chart` is the id of its machine, null for anything else. `parent` is another actor’s id. */
export type ActorRecord = {
  id: string
  name: string
  parent: string | null
  src: string
  chart: string | null
  status: string
  /** Ids of the states it is in. */
  active: string[]
  /** Its state as JSON, and its context as masked JSON. */
  value: string
  context: string
  /** Keys of the transitions taken so far, and of those that the last event took. */
  taken: string[]
  last: string[]
}

/** One event and where it left its actor. `took` is empty when nothing happened. */
export type LogEntry = {
  number: number
  at: number
  actor: string
  name: string
  from: string
  type: string
  /** The event as masked JSON. */
  event: string
  took: string[]
  active: string[]
  value: string
  context: string
}

/** Everything that a view needs, in this window or in another. */
export type Recording = { actors: ActorRecord[]; log: LogEntry[] }

/** The source of a view’s recording and the target of its events: the same window, or the one beside it. */
export type Feed = {
  read: () => Recording
  subscribe: (listener: () => void) => () => void
  send: (actor: string, event: { type: string }) => void
}

export const nothingRecorded: Recording = { actors: [], log: [] }
