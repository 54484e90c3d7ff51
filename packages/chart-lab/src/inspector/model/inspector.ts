import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import { masked } from './mask.ts'
import { transitionKey } from '../../chart/read-chart.ts'
import type { ActorRecord, Feed, LogEntry, Recording } from './recording.ts'

type Followed = { ref: AnyActorRef; chart: string | null; name: string; taken: Set<string>; last: string[] }

const kept = 400

export type Inspector = Feed & { inspect: (event: InspectionEvent) => void; taken: () => string[] }

/** Follows every actor whose root was started with its `inspect`. It keeps references and reads them when somebody looks. */
export function createInspector(): Inspector {
  const followed = new Map<string, Followed>()
  const listeners = new Set<() => void>()
  let log: LogEntry[] = []
  let number = 0
  let recording: Recording | null = null
  let isTelling = false

  function change(): void {
    recording = null
    if (isTelling) return
    isTelling = true
    queueMicrotask(() => {
      isTelling = false
      for (const listener of listeners) listener()
    })
  }

  function follow(ref: AnyActorRef): Followed {
    const known = followed.get(ref.sessionId)
    if (known) return known
    const chart = chartOf(ref)
    const fresh = { ref, chart, name: chart !== null && ref.id === ref.sessionId ? chart : ref.id, taken: new Set<string>(), last: [] }
    followed.set(ref.sessionId, fresh)
    return fresh
  }

  function note(actor: Followed, event: { type: string }, from: string): void {
    const entry = {
      number: ++number,
      at: Date.now(),
      actor: actor.ref.sessionId,
      name: actor.name,
      from,
      type: event.type,
      event: masked(event),
    }
    actor.last = []
    log = [...log.slice(1 - kept), { ...entry, took: actor.last, ...lookOf(actor.ref) }]
  }

  function inspect(event: InspectionEvent): void {
    const actor = follow(event.actorRef as AnyActorRef)
    if (event.type === '@xstate.event') {
      const source = event.sourceRef as AnyActorRef | undefined
      note(actor, event.event, source ? follow(source).name : 'ззовні')
    }
    if (event.type === '@xstate.microstep')
      for (const transition of event._transitions) {
        const key = transitionKey(transition)
        actor.taken.add(key)
        actor.last.push(key)
      }
    if (event.type === '@xstate.snapshot') {
      const entry = log.findLast((each) => each.actor === actor.ref.sessionId)
      if (entry) Object.assign(entry, lookOf(actor.ref))
    }
    change()
  }

  const read = (): Recording => (recording ??= { actors: [...followed.values()].map(recordOf), log })
  return {
    inspect,
    read,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    send: (id, event) => followed.get(id)?.ref.send(event),
    taken: () => [...followed.values()].flatMap(({ taken }) => [...taken]),
  }
}

function recordOf({ ref, chart, name, taken, last }: Followed): ActorRecord {
  return {
    id: ref.sessionId,
    name,
    parent: ref._parent?.sessionId ?? null,
    src: typeof ref.src === 'string' ? ref.src : chart === null ? 'actor' : 'machine',
    chart,
    status: (ref.getSnapshot() as { status?: string } | undefined)?.status ?? 'active',
    ...lookOf(ref),
    taken: [...taken],
    last: [...last],
  }
}

type Look = Pick<LogEntry, 'active' | 'value' | 'context'>

function lookOf(ref: AnyActorRef): Look {
  const snapshot = ref.getSnapshot() as { _nodes?: { id: string }[]; value?: unknown; context?: unknown } | undefined
  return {
    active: (snapshot?._nodes ?? []).map(({ id }) => id),
    value: JSON.stringify(snapshot?.value ?? null),
    context: masked(snapshot?.context),
  }
}

/** An actor’s logic is its machine when it has a root state. */
function chartOf(ref: AnyActorRef): string | null {
  const { logic } = ref as unknown as { logic?: object }
  return logic !== undefined && 'root' in logic ? (logic as AnyStateMachine).id : null
}
