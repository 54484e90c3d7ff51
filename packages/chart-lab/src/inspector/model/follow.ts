import type { AnyActorRef, AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { transitionKey } from '../../chart/read-chart.ts'
import type { ActorRecord, Deed, LogEntry } from './observed.ts'

export type Snapshot = {
  status?: string
  _nodes?: readonly { id: string }[] | undefined
  value?: unknown
  context?: unknown
  output?: unknown
}

export type Transitions = readonly AnyTransitionDefinition[]
export const noTransitions: Transitions = []

/** An actor, and what was seen of it: references alone, read when somebody looks. */
export type Followed = {
  ref: AnyActorRef
  chart: string | null
  name: string
  snapshot: Snapshot | undefined
  taken: Set<AnyTransitionDefinition>
  last: Transitions
  /** What it did on the last event. */
  lastDid: readonly Did[]
  /** Events that it was sent and has not answered yet, the oldest first. */
  waiting: Noted[]
  /** Facts that it is about to tell: XState keeps them until the step is done. */
  untold: Did[]
  /** What it did before the first event: at its start. */
  earlyDid: readonly Did[]
  /** Transitions taken before the first event: those of its start. */
  early: Transitions
  record: ActorRecord | null
}

/** An action as XState tells of it. A fact is one that emits. */
export type Did = { type: string; params?: unknown }

export const nothingDone: readonly Did[] = []

/** An event as it was seen: the references, and what is shown of them once somebody has looked. */
export type Noted = {
  number: number
  at: number
  actor: Followed
  source: Followed | null
  event: { type: string }
  did: readonly Did[]
  via: Did | null
  took: Transitions
  before: Snapshot | undefined
  after: Snapshot | undefined
  shown: LogEntry | null
}

export function followedActor(ref: AnyActorRef): Followed {
  const chart = chartOf(ref)
  const name = chart !== null && ref.id === ref.sessionId ? chart : ref.id
  return {
    ref,
    chart,
    name,
    snapshot: undefined,
    taken: new Set(),
    last: noTransitions,
    lastDid: nothingDone,
    waiting: [],
    untold: [],
    earlyDid: nothingDone,
    early: noTransitions,
    record: null,
  }
}

const snapshotOf = (ref: AnyActorRef) => ref.getSnapshot() as Snapshot | undefined
export const statusOf = ({ ref }: Followed): string => snapshotOf(ref)?.status ?? 'active'

/** An actor’s logic is its machine when it has a root state. */
function chartOf(ref: AnyActorRef): string | null {
  const { logic } = ref as unknown as { logic?: object }
  return logic !== undefined && 'root' in logic ? (logic as AnyStateMachine).id : null
}

/** A fact goes by its own name. */
function deedOf({ type, params }: Did): Deed {
  if (type !== 'xstate.emit') return { kind: 'action', type: type.replace(/^xstate\./, '') }
  return { kind: 'fact', type: (params as { event?: { type?: string } } | undefined)?.event?.type ?? 'fact' }
}

/**
 * Keeps of a snapshot only what is shown, and shares the list of states with the one before where it is the same: with many events this
 * decides the memory that the inspector takes.
 */
export function keptOf(before: Snapshot | undefined, { _nodes, value, context, output }: Snapshot): Snapshot {
  if (!before?._nodes || !isSameList(before._nodes, _nodes)) return { _nodes, value, context, output }
  return before.context === context && before.output === output ? before : { _nodes: before._nodes, value: before.value, context, output }
}

/** Tells whether two lists hold the same things; without copies, since it is asked on every event. */
export function isSameList(one: readonly unknown[], other: readonly unknown[] | undefined): boolean {
  if (one.length !== other?.length) return false
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false
  return true
}

type Look = Pick<LogEntry, 'active' | 'value'>
/** What is shown of a list of states, made once. */
const looks = new WeakMap<object, Look>()

function lookOf(snapshot: Snapshot | undefined): Look {
  const nodes = snapshot?._nodes
  const known = nodes && looks.get(nodes)
  if (known) return known
  const look = { active: (nodes ?? []).map(({ id }) => id), value: JSON.stringify(snapshot?.value ?? null) }
  if (nodes) looks.set(nodes, look)
  return look
}

/** The record of an actor: the same object as long as nothing happened to it. */
export function recordOf(actor: Followed): ActorRecord {
  const { ref, chart, name, taken, last } = actor
  const status = statusOf(actor)
  if (actor.record?.status === status) return actor.record
  const src = typeof ref.src === 'string' ? ref.src : chart === null ? 'actor' : 'machine'
  const look = lookOf(snapshotOf(ref))
  const known = actor.record?.taken.length === taken.size ? actor.record.taken : [...taken].map(transitionKey)
  const parent = ref._parent?.sessionId ?? null
  return (actor.record = { id: ref.sessionId, name, parent, src, chart, status, ...look, taken: known, last: last.map(transitionKey) })
}

/** The record of an event; it stays the same object once its actor has answered. */
export function entryOf(noted: Noted): LogEntry {
  if (noted.shown) return noted.shown
  const { number, at, actor, source, event, took, before, after, did, via } = noted
  const entry: LogEntry = {
    number,
    at,
    actor: actor.ref.sessionId,
    name: actor.name,
    chart: actor.chart,
    source: source?.ref.sessionId ?? null,
    from: source?.name ?? null,
    type: event.type,
    took: took.map(transitionKey),
    ...lookOf(after ?? before),
    did: did.map(deedOf),
    via: via && deedOf(via).type,
  }
  if (after) noted.shown = entry
  return entry
}
