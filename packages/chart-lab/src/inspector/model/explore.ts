import {
  createActor,
  createMachine,
  fromCallback,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { bounded, isEndless } from '../../chart/bounded.ts'
import { readChart, transitionKey, withInner } from '../../chart/read-chart.ts'
import { signOf } from '../../chart/sign.ts'
import type { Feed, LogEntry } from './observed.ts'

/** One step of a way: what happens, whether we make it happen or wait for it, and where the chart must stand then, as JSON. */
export type Step = { event: AnyEventObject; isOurs: boolean; value: string }
/** A way through a chart whose last step takes the transition `key`. */
export type Way = { key: string; steps: readonly Step[] }
/** Where the generator went no further, and why: with ever new contexts, after so many states, or because the chart broke there. */
export type Cut = { value: string; event: string; why: 'counts' | 'many' | 'circles' | 'breaks'; message?: string }
/** Ways, the transitions to which none leads, and where it went no further. */
export type Ways = { ways: Way[]; unreached: string[]; cuts: Cut[] }
type Start = { value: unknown; context: unknown }
type Knot = { snapshot: AnyMachineSnapshot; steps: readonly Step[] }

/** States that are looked at in all, and of each with how many contexts: a counter could go on for ever. */
const [mostKnots, mostContexts, longestSign] = [800, 8, 1_000_000]

/**
 * Finds the shortest way to every reachable transition, on a copy of the chart without effects. An event without an example in `examples`
 * leads nowhere where the chart needs its payload.
 */
export function waysFrom(given: AnyStateMachine, from: Start, examples: readonly AnyEventObject[] = []): Ways {
  const machine = withoutSending(given)
  const start = machine.resolveState({ value: from.value, context: from.context } as never) as AnyMachineSnapshot
  const take = taker(machine)
  const ways = new Map<string, Way>()
  const cuts = new Map<string, Cut>()
  const seen = new Map([[JSON.stringify(start.value), new Set([signOf(start.context)])]])
  const open: Knot[] = [{ snapshot: start, steps: [] }]
  let looked = 0
  for (let knot = open.shift(); knot !== undefined; knot = open.shift()) {
    looked += 1
    for (const event of eventsIn(knot.snapshot, examples)) {
      const value = JSON.stringify(knot.snapshot.value)
      const cut = (why: Cut['why'], message?: string) => {
        if (!cuts.has(`${value} ${event.type}`))
          cuts.set(`${value} ${event.type}`, { value, event: event.type, why, ...(message && { message }) })
      }
      if (looked > mostKnots) {
        cut('many')
        continue
      }
      const taken = take(knot.snapshot, event)
      if (!taken) continue
      if ('error' in taken) {
        cut(isEndless(taken.error) ? 'circles' : 'breaks', String(taken.error))
        continue
      }
      const after = JSON.stringify(taken.next.value)
      const steps = [...knot.steps, { event, isOurs: !event.type.startsWith('xstate.'), value: after }]
      const isNew = taken.keys.some((key) => !ways.has(key))
      for (const key of taken.keys) if (!ways.has(key)) ways.set(key, { key, steps })
      const contexts = seen.get(after) ?? new Set()
      const context = signOf(taken.next.context)
      if (taken.next.status !== 'active' || contexts.has(context)) continue
      if ((contexts.size >= mostContexts || context.length > longestSign) && !isNew) {
        cut('counts')
        continue
      }
      seen.set(after, contexts.add(context))
      open.push({ snapshot: taken.next, steps })
    }
    if (looked > mostKnots) break
  }
  return {
    ways: [...ways.values()].toSorted((one, other) => one.steps.length - other.steps.length),
    unreached: readChart(given)
      .arrows.map(({ key }) => key)
      .filter((key) => !ways.has(key)),
    cuts: [...cuts.values()],
  }
}

/** The machine on its own: nothing is sent to other actors, and where it would go round without end it ends with an error. */
function withoutSending(machine: AnyStateMachine): AnyStateMachine {
  const { actions, ...implementations } = machine.implementations as { actions: Record<string, unknown> }
  const named = Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, quiet(action)]))
  return bounded(createMachine(quiet(machine.config) as never, { ...implementations, actions: named } as never))
}

/** The same without what is sent to other actors: on the chart alone there are none. */
function quiet(part: unknown): unknown {
  if (typeof part === 'function') return sends.has(String((part as { type?: unknown }).type)) ? () => undefined : part
  if (Array.isArray(part)) return part.map(quiet)
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, quiet(value)]))
}
const sends = new Set(['xstate.sendTo', 'xstate.sendParent', 'xstate.forwardTo'])

function eventsIn(snapshot: AnyMachineSnapshot, examples: readonly AnyEventObject[]): AnyEventObject[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].filter((type) => type !== '')))
  const all = [...types].flatMap((type) => {
    // `*` and `mouse.*` are no events: those that they stand for come from the examples.
    const isGroup = type.endsWith('*')
    const own = examples.filter((example) => example.type === type || (isGroup && example.type.startsWith(type.slice(0, -1))))
    return own.length > 0 || isGroup ? own : [{ type }]
  })
  return [...new Set(all)]
}

type Taken = { keys: readonly string[]; next: AnyMachineSnapshot }

/** Takes an event on the chart alone, again and again from different states. */
function taker(machine: AnyStateMachine) {
  const silent = machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silence])),
  } as never)
  const hasAlways = withInner(machine.root).some(({ always }) => (always ?? []).length > 0)
  const looked = new Set<string>()
  return (snapshot: AnyMachineSnapshot, event: AnyEventObject): Taken | { error: unknown } | null => {
    try {
      const taken = machine.getTransitionData(snapshot, event as never).map(transitionKey)
      if (taken.length === 0) return null
      const [after] = transition(machine, snapshot as never, event as never)
      const next = after as AnyMachineSnapshot
      if (next.status === 'error') return { error: next.error }
      // What follows by itself is seen on an actor, which takes longer: once for each step from one state to another.
      const step = `${JSON.stringify(snapshot.value)} ${taken.join()} ${JSON.stringify(next.value)}`
      if (!hasAlways || looked.has(step)) return { keys: taken, next }
      looked.add(step)
      return { keys: keysOn(silent, snapshot, event), next }
    } catch (error) {
      return { error }
    }
  }
}

/** The keys of all transitions that an event leads through, those without an event too. */
function keysOn(machine: AnyStateMachine, { value, context }: Start, event: AnyEventObject): string[] {
  const keys: string[] = []
  const actor = createActor(machine, {
    snapshot: machine.resolveState({ value, context } as never) as never,
    inspect: (told) => {
      if (told.type === '@xstate.microstep') keys.push(...told._transitions.map(transitionKey))
    },
  })
  actor.subscribe({ error: () => undefined })
  actor.start()
  actor.send(event)
  actor.stop()
  return keys
}

const silence = fromCallback(() => undefined)

/** The end of a walk: its steps, and the first difference between the live chart and the model. */
export type Walked = { steps: number; difference: string | null }

/** Lets a live actor walk a way: sends what is ours, waits for what is not, and stops where it stands elsewhere than the model says. */
export async function walkLive(
  way: Way,
  actor: string,
  feed: Pick<Feed, 'read' | 'subscribe' | 'send'>,
  onStep: (walked: Walked) => void,
  patience = 15_000,
): Promise<Walked> {
  const entries = () => feed.read().log.filter((entry) => entry.actor === actor)
  let last = entries().at(-1)
  for (const [index, step] of way.steps.entries()) {
    if (step.isOurs) {
      last = entries().at(-1)
      const refusal = await feed.send(actor, step.event)
      if (refusal) return { steps: index, difference: `${step.event.type}: ${refusal.kind}` }
    }
    // Events that leave the chart in its state may come in between.
    const isNext = ({ number, type, value }: LogEntry) =>
      number > (last?.number ?? 0) && (type === step.event.type || (!step.isOurs && value !== last?.value))
    const found = await soon(feed, patience, () => entries().find(isNext))
    last = found ?? last
    const difference = differenceOf(step, found)
    const walked = { steps: difference === null ? index + 1 : index, difference }
    onStep(walked)
    if (difference !== null) return walked
  }
  return { steps: way.steps.length, difference: null }
}

/** Tells how what came differs from the step of the model; null where it does not. */
function differenceOf({ event, value }: Step, found: LogEntry | undefined): string | null {
  if (!found) return `${event.type}: nothing came`
  if (found.type !== event.type) return `${event.type} → ${found.type}`
  return found.value === value ? null : `${value} → ${found.value}`
}

/** Looks now and at every change, until something is found or patience ends. */
async function soon<Found>(feed: Pick<Feed, 'subscribe'>, patience: number, look: () => Found | undefined): Promise<Found | undefined> {
  const there = look()
  if (there !== undefined) return there
  return await new Promise((resolve) => {
    const end = (found: Found | undefined) => {
      leave()
      clearTimeout(timer)
      resolve(found)
    }
    const timer = setTimeout(() => end(undefined), patience)
    const leave = feed.subscribe(() => {
      const found = look()
      if (found !== undefined) end(found)
    })
  })
}
