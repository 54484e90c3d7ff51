import type { AnyActorRef, InspectionEvent } from 'xstate'
import { transitionKey } from '../../chart/read-chart.ts'
import type { Forms } from '../../forms/form.ts'
import {
  entryOf,
  followedActor,
  isSameList,
  keptOf,
  noTransitions,
  nothingDone,
  recordOf,
  statusOf,
  type Did,
  type Followed,
  type Noted,
  type Snapshot,
  type Transitions,
} from './follow.ts'
import { createFinder } from './find-inside.ts'
import { maskedCopy, type Secrets } from './mask.ts'
import type { Detail, Feed, Observed } from './observed.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import { createTeller } from './tell.ts'

/** Events, and actors that have ended, that are kept: the newest. */
const [keptEvents, keptDead] = [10_000, 12]
/** As many more may stand in the log before the oldest are taken off it, all at once. */
const spareEvents = 2000

export type Inspector = Feed & { inspect: (event: InspectionEvent) => void; taken: () => string[] }

/**
 * Follows every actor whose root was started with its `inspect`; what is shown is made when somebody looks.
 * @param forms payloads of events; an event that does not fit is not sent
 */
export function createInspector(secrets: Secrets = {}, forms: Forms = {}): Inspector {
  const teller = createTeller()
  const { log, find, ...notebook } = createNotebook(teller.change)
  const copyOf = (value: unknown) => maskedCopy(value, secrets)
  const findInside = createFinder(secrets)
  const contextOf = (snapshot: Snapshot | undefined) =>
    copyOf(snapshot?.context ?? (snapshot?.output === undefined ? null : { output: snapshot.output }))
  return {
    ...notebook,
    subscribe: teller.subscribe,
    async send(id, event): Promise<Refusal | null> {
      const actor = find(id)
      if (!actor) return { kind: 'over' }
      const refusal = refusalOf(actor.ref, event, forms[actor.chart ?? '']?.[event.type])
      if (refusal === null) actor.ref.send(event)
      return refusal
    },
    async detail(of): Promise<Detail | null> {
      if (typeof of === 'string') {
        const actor = find(of)
        return actor ? { event: null, before: null, after: contextOf(actor.ref.getSnapshot() as Snapshot), did: [] } : null
      }
      const noted = log().find((each) => each.number === of)
      if (!noted) return null
      return {
        event: copyOf(noted.event),
        before: contextOf(noted.before),
        after: contextOf(noted.after ?? noted.before),
        did: noted.did.map(({ type, params }) => ({ type, params: copyOf(params) })),
      }
    },
    find: (query) =>
      findInside(
        query,
        log()
          .toReversed()
          .map(({ number, event, after }) => ({ number, event, context: after?.context })),
      ),
  }
}

/** Notes the events of actors and what became of each. @param onChange hears of every event but microsteps. */
function createNotebook(onChange: () => void) {
  const followed = new Map<AnyActorRef, Followed>()
  const takenByGone = new Set<string>()
  let log: Noted[] = []
  let number = 0
  let observed: Observed | null = null
  /** Most of what is told comes from the actor that told something last. */
  let newest: Followed | null = null
  /** What an actor is doing right now. */
  let speaking: { actor: Followed; did: Did } | null = null
  /** Actors that are telling facts, the latest last: whoever listens may make another tell in between. */
  const tellers: Followed[] = []
  const tellingNow = () => {
    const actor = tellers.at(-1)
    return actor?.untold[0] ? { actor, did: actor.untold[0] } : null
  }
  /** Everybody who listens for a fact by its name has heard it. */
  const toldOne = (actor: Followed) => {
    actor.untold.shift()
    if (actor.untold.length > 0) return
    const at = tellers.lastIndexOf(actor)
    if (at >= 0) tellers.splice(at, 1)
  }

  function follow(ref: AnyActorRef): Followed {
    if (newest?.ref === ref) return newest
    const known = followed.get(ref)
    if (known) return (newest = known)
    const fresh = followedActor(ref)
    followed.set(ref, fresh)
    ref.on('*', () => toldOne(fresh))
    return fresh
  }

  function note(actor: Followed, event: { type: string }, sourceRef: AnyActorRef | undefined): void {
    // Who sends while an actor does something has heard it do so.
    const heard = sourceRef ? null : (speaking ?? tellingNow())
    const source = sourceRef ? follow(sourceRef) : (heard?.actor ?? null)
    const [took, before, did, via] = [actor.early, actor.snapshot, actor.earlyDid, heard?.did ?? null]
    const noted: Noted = { number: ++number, at: Date.now(), actor, source, event, did, via, took, before, after: undefined, shown: null }
    actor.early = noTransitions
    actor.earlyDid = nothingDone
    actor.waiting.push(noted)
    log.push(noted)
    if (log.length > keptEvents + spareEvents) log = log.slice(-keptEvents)
  }

  function inspect(event: InspectionEvent): void {
    const actor = follow(event.actorRef as AnyActorRef)
    if (event.type === '@xstate.action') {
      // A fact is told a moment later, when the step is done.
      if (event.action.type === 'xstate.emit') {
        actor.untold.push(event.action)
        if (!tellers.includes(actor)) tellers.push(actor)
      } else speaking = { actor, did: event.action }
      const doing = actor.waiting[0]
      const did = didOf(event.action)
      if (doing) doing.did = withOne(doing.did, did)
      else actor.earlyDid = withOne(actor.earlyDid, did)
      return
    }
    if (speaking?.actor === actor) speaking = null
    if (event.type === '@xstate.microstep') return step(actor, event.event, event._transitions)
    if (event.type === '@xstate.event') note(actor, event.event, event.sourceRef as AnyActorRef | undefined)
    else if (event.type === '@xstate.snapshot') answer(actor, event.event, event.snapshot)
    actor.record = null
    observed = null
    onChange()
  }

  /** Of those that have ended the newest stay; the transitions of the others still count. */
  function prune(): void {
    const dead = [...followed.values()].filter((actor) => statusOf(actor) !== 'active')
    for (const actor of dead.slice(0, -keptDead)) {
      for (const transition of actor.taken) takenByGone.add(transitionKey(transition))
      followed.delete(actor.ref)
      if (newest === actor) newest = null
    }
  }

  function read(): Observed {
    if (observed) return observed
    prune()
    return (observed = { actors: [...followed.values()].map(recordOf), log: log.slice(-keptEvents).map(entryOf) })
  }

  const taken = () => [...takenByGone, ...[...followed.values()].flatMap((actor) => [...actor.taken].map(transitionKey))]
  const find = (id: string) => [...followed.values()].find(({ ref }) => ref.sessionId === id)
  return { inspect, read, taken, find, log: (): readonly Noted[] => log }
}

/** Notes the transitions of an event that is being worked on. */
function step(actor: Followed, event: unknown, transitions: Transitions): void {
  const noted = actor.waiting[indexOfEvent(actor, event)] ?? actor.waiting[0]
  for (const transition of transitions) actor.taken.add(transition)
  if (noted) noted.took = withMore(noted.took, transitions)
  else actor.early = withMore(actor.early, transitions)
}

/** Notes the snapshot that an event has led to. */
function answer(actor: Followed, event: unknown, snapshot: Snapshot): void {
  const { waiting } = actor
  const noted = waiting.length < 2 ? waiting.pop() : waiting.splice(Math.max(0, indexOfEvent(actor, event)), 1)[0]
  actor.snapshot = keptOf(actor.snapshot, snapshot)
  if (!noted) return
  noted.after = actor.snapshot
  // The same way as before is the same list.
  if (isSameList(actor.last, noted.took)) noted.took = actor.last
  else actor.last = noted.took
  if (isSameList(actor.lastDid, noted.did)) noted.did = actor.lastDid
  else actor.lastDid = noted.did
}

/** Most events take one step: its transitions are kept as XState made them, without a copy. */
const withMore = (took: Transitions, more: Transitions): Transitions =>
  took.length === 0 ? more : more.length === 0 ? took : [...took, ...more]

/** Timers that a state begins and ends are kept by name alone: the chart says which. Everything else with what it was given. */
const timers: Readonly<Record<string, Did>> = { 'xstate.raise': { type: 'xstate.raise' }, 'xstate.cancel': { type: 'xstate.cancel' } }
const didOf = (action: Did): Did => timers[action.type] ?? action

/** A list that has room for nothing more: as many are kept as there are events. */
const withOne = (did: readonly Did[], one: Did): readonly Did[] => (did.length === 0 ? [one] : [...did, one])

/** An event that was sent is the one that is answered: the very same object. */
const indexOfEvent = (actor: Followed, event: unknown): number =>
  actor.waiting[0]?.event === event ? 0 : actor.waiting.findIndex((noted) => noted.event === event)
