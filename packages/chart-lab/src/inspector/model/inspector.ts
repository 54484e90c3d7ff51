import type { AnyActorRef, InspectionEvent } from 'xstate'
import { transitionKey } from '../../chart/read-chart.ts'
import type { Forms } from '../../forms/form.ts'
import { entryOf, followedActor, recordOf, statusOf, type Followed, type Noted, type Snapshot } from './follow.ts'
import { maskedCopy, type Secrets } from './mask.ts'
import type { Detail, Feed, Recording } from './recording.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import { createTeller } from './tell.ts'

/** Events, and actors that have ended, that are kept: the newest. */
const [keptEvents, keptDead] = [1000, 12]

export type Inspector = Feed & { inspect: (event: InspectionEvent) => void; taken: () => string[] }

/**
 * Follows every actor whose root was started with its `inspect`. While the actors work it only keeps references; snapshots never change, so
 * everything that is shown of them is made when somebody looks.
 * @param forms what events carry: one that does not fit is not sent
 */
export function createInspector(secrets: Secrets = {}, forms: Forms = {}): Inspector {
  const followed = new Map<AnyActorRef, Followed>()
  const takenByGone = new Set<string>()
  const teller = createTeller()
  let log: Noted[] = []
  let number = 0
  let recording: Recording | null = null
  /** Most of what is told comes from the actor that told something last. */
  let newest: Followed | null = null

  function follow(ref: AnyActorRef): Followed {
    if (newest?.ref === ref) return newest
    const known = followed.get(ref)
    if (known) return (newest = known)
    const fresh = followedActor(ref)
    followed.set(ref, fresh)
    return fresh
  }

  function note(actor: Followed, event: { type: string }, sourceRef: AnyActorRef | undefined): void {
    const source = sourceRef ? follow(sourceRef) : null
    const [took, before] = [actor.early, actor.snapshot]
    const noted: Noted = { number: ++number, at: Date.now(), actor, source, event, took, before, after: undefined, shown: null }
    actor.early = []
    actor.waiting.push(noted)
    log.push(noted)
    if (log.length > 2 * keptEvents) log = log.slice(-keptEvents)
  }

  function answer(actor: Followed, event: unknown, snapshot: Snapshot): void {
    const { waiting } = actor
    const noted = waiting.length < 2 ? waiting.pop() : waiting.splice(Math.max(0, placeOf(actor, event)), 1)[0]
    if (noted) {
      noted.after = snapshot
      actor.last = noted.took
    }
    actor.snapshot = snapshot
  }

  function inspect(event: InspectionEvent): void {
    if (event.type === '@xstate.action') return
    const actor = follow(event.actorRef as AnyActorRef)
    if (event.type === '@xstate.event') note(actor, event.event, event.sourceRef as AnyActorRef | undefined)
    else if (event.type === '@xstate.microstep') {
      const noted = actor.waiting[placeOf(actor, event.event)] ?? actor.waiting[0]
      for (const transition of event._transitions) {
        actor.taken.add(transition)
        ;(noted?.took ?? actor.early).push(transition)
      }
    } else if (event.type === '@xstate.snapshot') answer(actor, event.event, event.snapshot)
    actor.record = null
    recording = null
    teller.change()
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

  function read(): Recording {
    if (recording) return recording
    prune()
    return (recording = { actors: [...followed.values()].map(recordOf), log: log.slice(-keptEvents).map(entryOf) })
  }

  const byId = (id: string) => [...followed.values()].find(({ ref }) => ref.sessionId === id)
  const contextOf = (snapshot: Snapshot | undefined) =>
    maskedCopy(snapshot?.context ?? (snapshot?.output === undefined ? null : { output: snapshot.output }), secrets)

  async function send(id: string, event: { type: string }): Promise<Refusal | null> {
    const actor = byId(id)
    if (!actor) return { kind: 'over' }
    const refusal = refusalOf(actor.ref, event, forms[actor.chart ?? '']?.[event.type])
    if (refusal === null) actor.ref.send(event)
    return refusal
  }

  async function detail(of: number | string): Promise<Detail | null> {
    if (typeof of === 'string') {
      const actor = byId(of)
      return actor ? { event: null, before: null, after: contextOf(actor.ref.getSnapshot() as Snapshot) } : null
    }
    const noted = log.find((each) => each.number === of)
    if (!noted) return null
    return {
      event: maskedCopy(noted.event, secrets),
      before: contextOf(noted.before),
      after: contextOf(noted.after ?? noted.before),
    }
  }

  async function find(words: string): Promise<readonly number[]> {
    const sought = words.toLowerCase()
    const has = (value: unknown) => JSON.stringify(maskedCopy(value, secrets)).toLowerCase().includes(sought)
    return log.filter(({ event, after }) => has(event) || has(after?.context ?? null)).map((noted) => noted.number)
  }

  return {
    inspect,
    read,
    detail,
    find,
    subscribe: teller.subscribe,
    send,
    taken: () => [...takenByGone, ...[...followed.values()].flatMap(({ taken }) => [...taken].map(transitionKey))],
  }
}

/** An event that was sent is the one that is answered: the very same object. */
const placeOf = (actor: Followed, event: unknown): number =>
  actor.waiting[0]?.event === event ? 0 : actor.waiting.findIndex((noted) => noted.event === event)
