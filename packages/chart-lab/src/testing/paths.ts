import {
  createActor,
  createMachine,
  transition,
  type AnyEventObject,
  type AnyStateMachine,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate'
import { readChart, transitionKey } from '../chart/read-chart.ts'

/** A way through a model, as a person would tell it: what happens, one thing after the other. */
export type Path<Model extends AnyStateMachine> = { name: string; events: EventFromLogic<Model>[] }

/** Chooses the steps worth walking; all are walked where it is left out. */
export type Choice<Model extends AnyStateMachine> = (state: SnapshotFrom<Model>, event: EventFromLogic<Model>) => boolean

type Options<Model extends AnyStateMachine> = {
  cases?: readonly EventFromLogic<Model>[]
  choose?: Choice<Model>
  /** With more states than this the model is said to count without end. */
  mostStates?: number
}
type State = SnapshotFrom<AnyStateMachine>
type Unit = 'step' | 'transition'
type Edge<Model extends AnyStateMachine> = { event: EventFromLogic<Model>; to: string; units: string[] }

/** Lists what can happen in a state: the events of the model that it answers, with every payload that `cases` lists for them. */
export function eventsIn<Model extends AnyStateMachine>(state: SnapshotFrom<Model>, { cases = [], choose }: Options<Model>) {
  const { machine } = state as State
  const all = machine.events.flatMap((type: string) => {
    const own = cases.filter((event) => isCalled(type, (event as AnyEventObject).type))
    return own.length > 0 || !isSendable(type) ? own : [{ type } as EventFromLogic<Model>]
  })
  return [...new Map(all.map((event) => [JSON.stringify(event), event])).values()].filter(
    (event) => (state as State).can(event as never) && (choose?.(state, event) ?? true),
  )
}

/** `*` and `mouse.*` are no events, and what XState says to itself is sent by nobody: such an event comes only from `cases`. */
const isSendable = (type: string): boolean => !type.endsWith('*') && !type.startsWith('xstate.')
const isCalled = (descriptor: string, type: string): boolean =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)))

/** The transitions of a model that nobody takes on these paths: what a hunt or a tour leaves out is never left out silently. */
export function leftOut<Model extends AnyStateMachine>(model: Model, paths: readonly Path<Model>[]): string[] {
  const keys = transitionsTaken(model, paths)
  return readChart(model)
    .arrows.map(({ key }) => key)
    .filter((key) => !keys.has(key))
}

/** More states than any model has that is not counting, and more steps than any that is not going round in circles. */
const [mostKnown, mostSteps] = [250_000, 1000]

/** The same model, which ends with an error where it would go round without end. */
function bounded<Model extends AnyStateMachine>(model: Model): Model {
  const { options } = model.config as { options?: object }
  const config = { ...(model.config as object), options: { maxIterations: mostSteps, ...options } }
  return createMachine(config as never, model.implementations as never) as unknown as Model
}

function stopCounting(state: { value?: unknown }, event: object, mostStates: number): never {
  throw new Error(
    `The model has more than ${mostStates} states: in ${JSON.stringify(state.value)} the event ${JSON.stringify(event)} leads to ever new contexts. Let \`choose\` say no there, or count less in the context.`,
  )
}

function inWords(error: unknown, state: { value?: unknown }, event: object): Error {
  const where = `in ${JSON.stringify(state.value)} on the event ${JSON.stringify(event)}`
  return /infinite loop/i.test(String(error))
    ? new Error(`The model goes round in circles ${where}: more than ${mostSteps} steps without an end.`, { cause: error })
    : new Error(`The model breaks ${where}: ${String(error)}`, { cause: error })
}

export const keyOf = (state: { value?: unknown; context?: unknown }): string => JSON.stringify([state.value, state.context])

/** Every state of the model that can be reached, and the steps out of it. A step is one (state, context, event, payload). */
function graphOf<Model extends AnyStateMachine>(given: Model, unit: Unit, options: Options<Model>): Map<string, Edge<Model>[]> {
  const model = bounded(given)
  const { mostStates = mostKnown } = options
  const start: SnapshotFrom<Model> = createActor(model).getSnapshot()
  const graph = new Map<string, Edge<Model>[]>()
  const found = new Map([[keyOf(start), start]])
  for (const [key, state] of found) {
    const edges = eventsIn(state, options).map((event) => {
      const { next, took } = takeStep(model, unit, state, event)
      const to = keyOf(next)
      if (!found.has(to)) found.set(to, next)
      if (found.size > mostStates) stopCounting(state, event, mostStates)
      return { event, to, units: unit === 'transition' ? took : [`${key} ${JSON.stringify(event)}`] }
    })
    graph.set(key, edges)
  }
  return graph
}

function takeStep<Model extends AnyStateMachine>(model: Model, unit: Unit, state: SnapshotFrom<Model>, event: EventFromLogic<Model>) {
  try {
    return unit === 'transition' ? step(model, state, event) : { next: after(model, state, event), took: [] }
  } catch (error) {
    throw inWords(error, state, event)
  }
}

const after = <Model extends AnyStateMachine>(model: Model, state: SnapshotFrom<Model>, event: EventFromLogic<Model>) =>
  transition<AnyStateMachine>(model, state as State, event)[0] as SnapshotFrom<Model>

function step<Model extends AnyStateMachine>(model: Model, snapshot: SnapshotFrom<Model>, event: EventFromLogic<Model>) {
  const took: string[] = []
  const actor = createActor<AnyStateMachine>(model, {
    snapshot: snapshot as never,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') took.push(...inspected._transitions.map(transitionKey))
    },
  })
  let fault: unknown
  actor.subscribe({ error: (error: unknown) => void (fault = error) })
  actor.start()
  actor.send(event)
  if (fault !== undefined) throw fault
  const next = actor.getSnapshot() as SnapshotFrom<Model>
  actor.stop()
  return { next, took }
}

/**
 * Few long paths that together take every step of the model, or with `unit: 'transition'` every transition once: walk on while something
 * untaken can be reached, otherwise start afresh.
 */
export function edgeTours<Model extends AnyStateMachine>(
  model: Model,
  { longest = 40, ...options }: Options<Model> & { unit?: Unit; longest?: number } = {},
): Path<Model>[] {
  return edgeToursOfLengths(model, [longest], options)[0] ?? []
}

/** The tours of `edgeTours` for several lengths: what can be reached is found out once for all of them. */
export function edgeToursOfLengths<Model extends AnyStateMachine>(
  model: Model,
  lengths: readonly number[],
  { unit = 'step', ...options }: Options<Model> & { unit?: Unit } = {},
): Path<Model>[][] {
  const graph = graphOf(model, unit, options)
  return lengths.map((longest) => toursIn(graph, keyOf(createActor(model).getSnapshot()), longest))
}

function toursIn<Model extends AnyStateMachine>(graph: Map<string, Edge<Model>[]>, start: string, longest: number): Path<Model>[] {
  const left = new Set([...graph.values()].flatMap((edges) => edges.flatMap(({ units }) => units)))
  const isNew = ({ units }: Edge<Model>) => units.some((each) => left.has(each))
  const tours: Path<Model>[] = []
  while (left.size > 0) {
    const events = walkOn()
    if (events.length === 0) break
    tours.push({ name: `tour ${tours.length + 1}, ${events.length} steps`, events })
  }
  return tours

  function walkOn(): EventFromLogic<Model>[] {
    const walked: Edge<Model>[] = []
    while (walked.length < longest) {
      const way = wayToNew(graph, walked.at(-1)?.to ?? start, isNew)
      if (way === undefined || (walked.length > 0 && walked.length + way.length > longest)) break
      for (const each of way.flatMap(({ units }) => units)) left.delete(each)
      walked.push(...way)
    }
    return walked.map(({ event }) => event)
  }
}

/** The shortest way from a state whose last step is a new one. */
function wayToNew<Model extends AnyStateMachine>(
  graph: Map<string, Edge<Model>[]>,
  from: string,
  isNew: (edge: Edge<Model>) => boolean,
): Edge<Model>[] | undefined {
  const came = new Map<string, { before: string; edge: Edge<Model> } | null>([[from, null]])
  const wayTo = (at: string): Edge<Model>[] => {
    const last = came.get(at)
    return last ? [...wayTo(last.before), last.edge] : []
  }
  for (const at of came.keys()) {
    const fresh = graph.get(at)?.find(isNew)
    if (fresh) return [...wayTo(at), fresh]
    for (const edge of graph.get(at) ?? []) if (!came.has(edge.to)) came.set(edge.to, { before: at, edge })
  }
  return undefined
}

/**
 * Long seeded walks. Tours trust that two ways into one state leave the product alike; what was not put back shows only in longer histories.
 */
export function randomWalks<Model extends AnyStateMachine>(
  model: Model,
  { seed = 1, count = 30, length = 60, ...options }: Options<Model> & { seed?: number; count?: number; length?: number } = {},
): Path<Model>[] {
  let state = seed
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  return Array.from({ length: count }, (_, number) => {
    const actor = createActor(model).start()
    const events = Array.from({ length }).flatMap(() => {
      const possible = eventsIn(actor.getSnapshot(), options)
      const event = possible[below(possible.length)]
      if (event === undefined) return []
      actor.send(event)
      return [event]
    })
    actor.stop()
    return { name: `walk ${number + 1} of seed ${seed}, ${events.length} steps`, events }
  })
}

/** Lists the transitions of the model that the paths take. */
export function transitionsTaken<Model extends AnyStateMachine>(model: Model, paths: readonly Path<Model>[]): Set<string> {
  const taken = new Set<string>()
  for (const { events } of paths) {
    const actor = createActor<AnyStateMachine>(model, {
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return
        for (const each of event._transitions) taken.add(transitionKey(each))
      },
    }).start()
    for (const event of events) actor.send(event)
    actor.stop()
  }
  return taken
}

/** The few of these paths that still take every transition: for runs where each step is dear. */
export function pickCover<Model extends AnyStateMachine>(model: Model, paths: readonly Path<Model>[]): Path<Model>[] {
  const pool = paths.map((path) => ({ path, keys: transitionsTaken(model, [path]) }))
  const left = new Set(pool.flatMap(({ keys }) => [...keys]))
  const picked: Path<Model>[] = []
  /** A fresh start costs about as much as eight steps. */
  const gain = ({ path, keys }: (typeof pool)[number]) => [...keys].filter((key) => left.has(key)).length / (path.events.length + 8)
  while (left.size > 0) {
    const best = pool.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    picked.push(best.path)
    for (const key of best.keys) left.delete(key)
  }
  return picked
}
