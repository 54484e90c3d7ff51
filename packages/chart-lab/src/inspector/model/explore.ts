import { transition, type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { transitionKey } from '../../chart/read-chart.ts'
import type { Feed, LogEntry } from './observed.ts'

/** One step of a way: what happens, whether we make it happen or wait for it, and where the chart must stand then, as JSON. */
export type Step = { event: AnyEventObject; isOurs: boolean; value: string }
/** A way through a chart whose last step takes the transition `key`. */
export type Way = { key: string; steps: readonly Step[] }
type Start = { value: unknown; context: unknown }
type Knot = { snapshot: AnyMachineSnapshot; steps: readonly Step[] }

/** States that are looked at in all, and of each with how many contexts: a counter could go on for ever. */
const [mostKnots, mostContexts] = [400, 4]

/**
 * Generates the shortest way from where a chart stands to every transition that can be reached, worked out on the chart alone: nobody is asked
 * and nothing is done. `examples` gives what an event carries; an event whose payload is missing where the chart needs it leads nowhere.
 */
export function waysFrom(machine: AnyStateMachine, from: Start, examples: readonly AnyEventObject[] = []): Way[] {
  const start = machine.resolveState({ value: from.value, context: from.context } as never) as AnyMachineSnapshot
  const ways = new Map<string, Way>()
  const seen = new Map([[JSON.stringify(start.value), new Set([JSON.stringify(start.context)])]])
  const open: Knot[] = [{ snapshot: start, steps: [] }]
  let looked = 0
  for (let knot = open.shift(); knot !== undefined && looked < mostKnots; knot = open.shift()) {
    looked += 1
    for (const event of eventsIn(knot.snapshot, examples)) {
      const taken = take(machine, knot.snapshot, event)
      if (!taken) continue
      const after = JSON.stringify(taken.next.value)
      const steps = [...knot.steps, { event, isOurs: !event.type.startsWith('xstate.'), value: after }]
      for (const key of taken.keys) if (!ways.has(key)) ways.set(key, { key, steps })
      const contexts = seen.get(after) ?? new Set()
      const context = JSON.stringify(taken.next.context)
      if (contexts.has(context) || contexts.size >= mostContexts) continue
      seen.set(after, contexts.add(context))
      open.push({ snapshot: taken.next, steps })
    }
  }
  return [...ways.values()].toSorted((one, other) => one.steps.length - other.steps.length)
}

function eventsIn(snapshot: AnyMachineSnapshot, examples: readonly AnyEventObject[]): AnyEventObject[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()].filter((type) => type !== '' && type !== '*')))
  return [...types].flatMap((type) => {
    const own = examples.filter((example) => example.type === type)
    return own.length > 0 ? own : [{ type }]
  })
}

function take(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  try {
    const keys = machine.getTransitionData(snapshot, event as never).map(transitionKey)
    const [next] = transition(machine, snapshot as never, event as never)
    return keys.length === 0 || (next as AnyMachineSnapshot).status !== 'active' ? null : { keys, next: next as AnyMachineSnapshot }
  } catch {
    return null
  }
}

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
