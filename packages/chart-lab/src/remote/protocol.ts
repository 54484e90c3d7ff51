import * as v from 'valibot'

/**
 * The messages of `@statelyai/inspect`: an actor has begun, an event, and the snapshot that followed. Ids are session ids. A definition is
 * the machine’s configuration as JSON, cut where it is too deep.
 */
const snapshot = v.looseObject({
  status: v.optional(v.string()),
  value: v.optional(v.unknown()),
  context: v.optional(v.unknown()),
  output: v.optional(v.unknown()),
})
const event = v.looseObject({ type: v.string() })
/** Milliseconds since the epoch, in a text. */
const time = v.fallback(v.pipe(v.string(), v.transform(Number), v.number()), Number.NaN)

const told = v.variant('type', [
  v.object({
    type: v.literal('@xstate.actor'),
    sessionId: v.string(),
    name: v.nullish(v.string()),
    parentId: v.nullish(v.string()),
    definition: v.nullish(v.string()),
    snapshot: v.nullish(snapshot),
    createdAt: time,
  }),
  v.object({ type: v.literal('@xstate.event'), sessionId: v.string(), sourceId: v.nullish(v.string()), event, createdAt: time }),
  v.object({ type: v.literal('@xstate.snapshot'), sessionId: v.string(), event: v.optional(event), snapshot, createdAt: time }),
])

export type Told = v.InferOutput<typeof told>
export type ToldSnapshot = v.InferOutput<typeof snapshot>

/** Reads what somebody has told; null for anything else. */
export function readTold(said: unknown): Told | null {
  const read = v.safeParse(told, said)
  return read.success ? read.output : null
}

/** The same of a text. */
export function readToldText(text: string): Told | null {
  try {
    return readTold(JSON.parse(text))
  } catch {
    return null
  }
}

/** An application, or one run of it, that tells of its actors. */
export type Sender = { id: string; title: string }
/** What the server tells whoever looks on. */
export type ViewerMessage = { kind: 'told'; sender: Sender; told: unknown } | { kind: 'gone'; sender: string }
