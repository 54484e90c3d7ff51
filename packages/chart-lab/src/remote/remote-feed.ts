import type { AnyStateMachine } from 'xstate'
import { createFinder } from '../inspector/model/find-inside.ts'
import { maskedCopy, type Secrets } from '../inspector/model/mask.ts'
import type { ActorRecord, Detail, Feed, LogEntry, Observed } from '../inspector/model/observed.ts'
import { createTeller } from '../inspector/model/tell.ts'
import { machineOf } from './machine-of.ts'
import type { Told, ToldSnapshot } from './protocol.ts'
import { activeNodes, stepsTaken } from './steps-taken.ts'

/** Events, and actors that have ended, that are kept: the newest. */
const [keptEvents, spareEvents, keptDead] = [10_000, 2000, 12]

type Afar = {
  id: string
  name: string
  parent: string | null
  machine: AnyStateMachine | null
  snapshot: ToldSnapshot
  taken: Set<string>
  last: readonly string[]
  waiting: Noted[]
  record: ActorRecord | null
}
type Noted = { entry: LogEntry; event: { type: string }; before: ToldSnapshot; after: ToldSnapshot | null }

/** What an application tells over a wire, as the panel reads it; nothing can be sent back. */
export type RemoteFeed = Feed & { hear: (told: Told) => void; machines: () => readonly AnyStateMachine[] }

/** Follows the actors of one application that is somewhere else. */
export function createRemoteFeed(secrets: Secrets = {}): RemoteFeed {
  const teller = createTeller()
  const actors = new Map<string, Afar>()
  let machines: readonly AnyStateMachine[] = []
  let log: Noted[] = []
  let number = 0
  let observed: Observed | null = null
  const copyOf = (value: unknown) => maskedCopy(value, secrets)
  const findInside = createFinder(secrets)
  const contextOf = ({ context, output }: ToldSnapshot) => copyOf(context ?? (output === undefined ? null : { output }))

  function follow(id: string): Afar {
    const known = actors.get(id)
    if (known) return known
    const fresh: Afar = { id, name: id, parent: null, machine: null, snapshot: {}, taken: new Set(), last: [], waiting: [], record: null }
    actors.set(id, fresh)
    return fresh
  }

  function begin({ sessionId, name, parentId, definition, snapshot }: Extract<Told, { type: '@xstate.actor' }>): void {
    const actor = follow(sessionId)
    const machine = machineOf(definition)
    // One chart runs many times: it is read once.
    const known = machines.find((each) => machine && JSON.stringify(each.config) === JSON.stringify(machine.config))
    if (machine && !known) machines = [...machines.filter(({ id }) => id !== machine.id), machine]
    Object.assign(actor, { name: name ?? sessionId, parent: parentId ?? null, machine: known ?? machine, snapshot: snapshot ?? {} })
  }

  function note({ sessionId, sourceId, event, createdAt }: Extract<Told, { type: '@xstate.event' }>): void {
    const actor = follow(sessionId)
    const source = sourceId ? actors.get(sourceId) : undefined
    const entry: LogEntry = {
      number: ++number,
      at: Number.isFinite(createdAt) ? createdAt : Date.now(),
      actor: actor.id,
      name: actor.name,
      chart: actor.machine?.id ?? null,
      source: sourceId ?? null,
      from: source?.name ?? sourceId ?? null,
      type: event.type,
      took: [],
      ...lookOf(actor),
      did: [],
      via: null,
    }
    const noted: Noted = { entry, event, before: actor.snapshot, after: null }
    actor.waiting.push(noted)
    log.push(noted)
    if (log.length > keptEvents + spareEvents) log = log.slice(-keptEvents)
  }

  function answer({ sessionId, event, snapshot }: Extract<Told, { type: '@xstate.snapshot' }>): void {
    const actor = follow(sessionId)
    const said = JSON.stringify(event)
    const at = actor.waiting.findIndex((each) => JSON.stringify(each.event) === said)
    const noted = actor.waiting.splice(Math.max(0, at), 1)[0]
    const { value } = actor.snapshot
    actor.snapshot = snapshot
    if (!noted) return
    const took = actor.machine ? stepsTaken(actor.machine, value, snapshot.value, noted.entry.type) : []
    for (const key of took) actor.taken.add(key)
    actor.last = took
    noted.after = snapshot
    noted.entry = { ...noted.entry, took, ...lookOf(actor) }
  }

  function prune(): void {
    const dead = [...actors.values()].filter(({ snapshot }) => statusOf(snapshot) !== 'active')
    for (const { id } of dead.slice(0, -keptDead)) actors.delete(id)
  }

  return {
    takesEvents: false,
    hear(told) {
      if (told.type === '@xstate.actor') begin(told)
      else if (told.type === '@xstate.event') note(told)
      else answer(told)
      const actor = actors.get(told.sessionId)
      if (actor) actor.record = null
      observed = null
      teller.change()
    },
    machines: () => machines,
    read() {
      if (observed) return observed
      prune()
      return (observed = { actors: [...actors.values()].map(recordOf), log: log.slice(-keptEvents).map(({ entry }) => entry) })
    },
    subscribe: teller.subscribe,
    send: async () => ({ kind: 'afar' }),
    async detail(of): Promise<Detail | null> {
      if (typeof of === 'string') {
        const actor = actors.get(of)
        return actor ? { event: null, before: null, after: contextOf(actor.snapshot), did: [] } : null
      }
      const noted = log.find(({ entry }) => entry.number === of)
      if (!noted) return null
      return { event: copyOf(noted.event), before: contextOf(noted.before), after: contextOf(noted.after ?? noted.before), did: [] }
    },
    find: (query) =>
      findInside(
        query,
        log.toReversed().map(({ entry, event, after }) => ({ number: entry.number, event, context: after?.context })),
      ),
  }
}

const statusOf = ({ status }: ToldSnapshot): string => status ?? 'active'

const lookOf = ({ machine, snapshot: { value } }: Afar) => ({
  active: machine && value !== undefined ? activeNodes(machine.root, value).map(({ id }) => id) : [],
  value: JSON.stringify(value ?? null),
})

/** The record of an actor: the same object as long as nothing happened to it. */
function recordOf(actor: Afar): ActorRecord {
  const { id, name, parent, machine, snapshot, taken, last } = actor
  const src = machine ? 'machine' : 'actor'
  const chart = machine?.id ?? null
  return (actor.record ??= { id, name, parent, src, chart, status: statusOf(snapshot), ...lookOf(actor), taken: [...taken], last })
}
