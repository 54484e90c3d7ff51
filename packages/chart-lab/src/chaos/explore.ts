import {
  createActor,
  createMachine,
  fromCallback,
  SimulatedClock,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate'
import { bounded } from '../chart/bounded.ts'
import { withInner } from '../chart/read-chart.ts'
import { payloadsOf, type Form } from '../forms/form.ts'

/** The possible answers of the world: outputs by the id of an invoked actor. An actor that is not named ends without output. */
export type Answers = Readonly<Record<string, readonly unknown[]>>

/** A way from the start to a state. */
export type Way = { value: string; states: readonly string[]; events: readonly AnyEventObject[] }

const silence = fromCallback(() => undefined)

/** A chart whose actors say nothing: what they would say is sent to it as events. Charts inside it stay as they are. */
export function muted<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const { actors } = machine.implementations as { actors: Record<string, object> }
  return machine.provide({
    actors: Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, 'root' in logic ? logic : silence])),
  } as never) as Machine
}

/** A chart at the end of a way; `stop` it. What it breaks on is kept in `errors`. */
export function walkTo(machine: AnyStateMachine, input: unknown, way: readonly AnyEventObject[]): Walked {
  const errors: unknown[] = []
  // Somebody hears the events to the parent, and a delay passes only when its event is sent.
  const parent = createActor(createMachine({ invoke: { id: 'chart', src: bounded(machine), input: () => input } }), {
    clock: new SimulatedClock(),
  })
  const actor = parent.start().getSnapshot().children['chart'] as AnyActorRef
  const hear = (error: unknown) => void errors.push(error)
  parent.subscribe({ error: hear })
  actor.subscribe({ error: hear })
  for (const event of way) actor.send(event)
  return { actor, errors, stop: () => void parent.stop() }
}

type Walked = { actor: AnyActorRef; errors: unknown[]; stop: () => void }

/**
 * Everything that may happen to a chart by itself: what it waits for ends well or badly, whoever speaks to it breaks off, charts inside it end,
 * and its delays pass.
 */
export function happenings(machine: AnyStateMachine, answers: Answers, failures: readonly unknown[]): AnyEventObject[] {
  const nodes = withInner(machine.root)
  const { actors } = machine.implementations as { actors: Record<string, object> }
  const invoked = nodes.flatMap(({ invoke }) => invoke)
  const awaited = invoked.filter(({ onDone }) => onDone !== undefined)
  const waits = nodes.flatMap((node) => [...node.transitions.keys()].map(String).filter((event) => event.startsWith('xstate.after.')))
  return [
    ...awaited.flatMap(({ id }) => (answers[id] ?? [undefined]).map((output) => done(id, output))),
    ...invoked
      .filter(({ src }) => !(typeof src === 'string' && 'root' in (actors[src] ?? {})))
      .flatMap(({ id }) => failures.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }))),
    ...waits.map((type) => ({ type })),
  ]
}

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })

/** Tells whether an event of an actor may come: its actor must be there, and a callback never tells of its end. */
export const mayHappen = (actor: AnyActorRef, { type, actorId }: AnyEventObject): boolean =>
  typeof actorId !== 'string' || !type.startsWith('xstate.') || actorId in (actor.getSnapshot() as AnyMachineSnapshot).children

/** Tells whether a chart does anything on an event. One that nobody takes changes nothing, unless it is the failure of an actor: that breaks the chart. */
export function isTaken(actor: AnyActorRef, event: AnyEventObject): boolean {
  if (event.type.startsWith('xstate.error.')) return true
  try {
    return (actor.getSnapshot() as AnyMachineSnapshot).can(event)
  } catch {
    return true
  }
}

/** Every event of a chart with every payload that its type allows to differ. */
export const eventsOf = (forms: Readonly<Record<string, Form>>): AnyEventObject[] =>
  Object.entries(forms).flatMap(([type, form]) => payloadsOf(form).map((payload) => ({ ...payload, type })))

/**
 * The shortest way into every state that these events reach; `sign` tells apart what a context makes different.
 * @param most states after which it stops; `tell` hears where it stopped, else it is printed
 */
export function explore(
  machine: AnyStateMachine,
  {
    input,
    events,
    sign = () => '',
    most = 400,
    starts = [],
    tell = (line) => console.warn(line),
  }: {
    input: unknown
    events: readonly AnyEventObject[]
    sign?: (context: never) => unknown
    most?: number
    starts?: readonly (readonly AnyEventObject[])[]
    tell?: (line: string) => void
  },
): Way[] {
  const known = new Map<string, Way>()
  const open: AnyEventObject[][] = [[], ...starts.map((start) => [...start])]
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    if (known.size >= most) {
      tell(`${machine.id}: no further than ${most} states; ${open.length + 1} ways are left, the next on ${way.at(-1)?.type}`)
      break
    }
    const { actor, stop } = walkTo(machine, input, way)
    const {
      value,
      context,
      status,
      _nodes: nodes,
    } = actor.getSnapshot() as { value: unknown; context: never; status: string; _nodes: AnyStateNode[] }
    const key = JSON.stringify([value, sign(context)])
    const taken = known.has(key) || status !== 'active' ? [] : events.filter((event) => isTaken(actor, event))
    stop()
    if (known.has(key) || status === 'error') continue
    known.set(key, { value: JSON.stringify(value), states: nodes.map(({ id }) => id), events: way })
    open.push(...taken.map((event) => [...way, event]))
  }
  return [...known.values()]
}
