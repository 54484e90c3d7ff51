import * as v from 'valibot'

const at = v.number()
/** A control as a person finds it: what it is, what it is called (`…` stands for what is hidden), and which of those that are called so. */
const control = { what: v.string(), name: v.string(), nth: v.number() }
const texts = v.record(v.string(), v.string())

/** One happening from outside, with its time in ms since the start. Everything else follows from these. */
const entrySchema = v.variant('kind', [
  /** A person pressed something, by whatever means: pointer, finger or key. */
  v.object({ at, kind: v.literal('press'), ...control }),
  /** A person filled something in; what was typed is kept only if it is a short number, or chosen from what was offered. */
  v.object({ at, kind: v.literal('input'), ...control, value: v.string() }),
  /** A key that types nothing: Escape, arrows, shortcuts outside fields. */
  v.object({ at, kind: v.literal('key'), ...control, key: v.string() }),
  /** An event that nobody inside the charts sent; `actor` is the name of its chart, with ` 2` and on for the second of them. */
  v.object({ at, kind: v.literal('event'), actor: v.string(), event: v.looseObject({ type: v.string() }) }),
  /** The end of a call. A status of 0 is a network that failed; without `body` the answer was no text and is not kept. */
  v.object({
    at,
    kind: v.literal('answer'),
    /** The number of its call among all calls, in the order in which they were made. */
    turn: v.optional(v.number()),
    method: v.string(),
    path: v.string(),
    status: v.number(),
    headers: v.optional(texts),
    body: v.optional(v.string()),
  }),
  /** Another tab has changed what the device holds: this page heard of it as a `storage` event. `value` is null for what was removed. */
  v.object({ at, kind: v.literal('storage'), key: v.nullable(v.string()), value: v.nullable(v.string()) }),
  /** Another tab has said something on a channel. */
  v.object({ at, kind: v.literal('message'), channel: v.string(), data: v.string() }),
  /** The address has changed; `isTravel` when by the buttons of the browser, else it follows from something else. */
  v.object({ at, kind: v.literal('place'), href: v.string(), isTravel: v.boolean() }),
])

/** A recording of a page since it was loaded: masked when it was made, so that nothing secret ever stood in it. */
export const recordingSchema = v.object({
  version: v.literal(1),
  /** The fingerprint of the build. */
  build: v.string(),
  /** Path and search at the start. */
  page: v.string(),
  /** The clock of the device at the start, in ms since the epoch. */
  startedAt: v.number(),
  /** Its length in ms. */
  length: v.number(),
  /** Of chance and ids: 32 hexadecimal digits. */
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  viewport: v.tuple([v.number(), v.number()]),
  /** The storage of the device at the start, by key. */
  device: v.object({ local: texts, session: texts }),
  entries: v.array(entrySchema),
  /** Calls, by method and path, that nothing answered: given up by the page, or on their way when the recording was taken. */
  unanswered: v.optional(v.array(v.string())),
  /** False when the oldest entries fell out of the buffer: then it cannot be played again. */
  isWhole: v.boolean(),
})

export type Recording = v.InferOutput<typeof recordingSchema>
export type Entry = Recording['entries'][number]
export type ControlName = { what: string; name: string; nth: number }
type Untimed<E> = E extends Entry ? Omit<E, 'at'> : never
/** An entry before it is written down. */
export type Happening = Untimed<Entry>
