import { createActor, transition, type AnyEventObject, type AnyStateMachine, type EventFromLogic, type SnapshotFrom } from 'xstate'
import { bounded, isEndless, mostSteps } from '../chart/bounded.ts'
import { readChart, transitionKey } from '../chart/read-chart.ts'
import { signOf } from '../chart/sign.ts'

/** A way through a model, as a person would tell it: what happens, one thing after the other. */
export type Path<Model extends AnyStateMachine> = { name: string; events: EventFromLogic<Model>[] }

/** Chooses the steps worth walking; all are walked where it is left out. */
export type Choice<Model extends AnyStateMachine> = (state: SnapshotFrom<Model>, event: EventFromLogic<Model>) => boolean

type Options<Model extends AnyStateMachine> = {
  cases?: readonly EventFromLogic<Model>[]
  choose?: Choice<Model>
  /** With more states than this the model is said to count without end. */
  mostStates?: number
  /** Hears in one line what the paths leave out; it is printed where this is left out. */
  tell?: (line: string) => void
}
type State = SnapshotFrom<AnyStateMachine>
type Unit = 'step' | 'transition'
type Edge<Model extends AnyStateMachine> = { event: EventFromLogic<Model>; to: string; units: string[] }

/** Lists what can happen in a state: the events of the model that it answers, with every payload that `cases` lists for them. */
export function eventsIn<Model extends AnyStateMachine>(state: SnapshotFrom<Model>, { cases = [], choose }: Options<Model>) {
  return possibleIn(state, cases).filter((event) => choose?.(state, event) ?? true)
}

function possibleIn<Model extends AnyStateMachine>(state: SnapshotFrom<Model>, cases: readonly EventFromLogic<Model>[]) {
  const { machine } = state as State
  const all = machine.events.flatMap((type: string) => {
    const own = cases.filter((event) => isCalled(type, (event as AnyEventObject).type))
    return own.length > 0 || !isSendable(type) ? own : [{ type } as EventFromLogic<Model>]
  })
  return [...new Map(all.map((event) => [signOf(event), event])).values()].filter((event) => (state as State).can(event as never))
}

/** The events of which one is walked, the choice of a model obeyed, and counted what it refuses. */
function choosing<Model extends AnyStateMachine>({ cases = [], choose }: Options<Model>) {
  const refused = new Map<string, number>()
  const chosenIn = (state: SnapshotFrom<Model>) =>
    possibleIn(state, cases).filter((event) => {
      const isChosen = choose?.(state, event) ?? true
      const { type } = event as AnyEventObject
      if (!isChosen) refused.set(type, (refused.get(type) ?? 0) + 1)
      return isChosen
    })
  return { refused, chosenIn }
}

/** `*` and `mouse.*` are no events, and what XState says to itself is sent by nobody: such an event comes only from `cases`. */
const isSendable = (type: string): boolean => !type.endsWith('*') && !type.startsWith('xstate.')
const isCalled = (descriptor: string, type: string): boolean =>
  descriptor === type || (descriptor.endsWith('*') && type.startsWith(descriptor.slice(0, -1)))

/** Lists the transitions of a model that nobody takes on these paths. */
export function leftOut<Model extends AnyStateMachine>(model: Model, paths: readonly Path<Model>[]): string[] {
  const keys = transitionsTaken(model, paths)
  return readChart(model)
    .arrows.map(({ key }) => key)
    .filter((key) => !keys.has(key))
}

/** More states than any model has that is not counting. */
const mostKnown = 250_000
/** Longer, in signs, than the context of any model that is not growing without end. */
const longestSign = 1_000_000

function stopCounting(state: { value?: unknown }, event: object, mostStates: number): never {
  throw new Error(
    `The model has more than ${mostStates} states or grows without end: in ${JSON.stringify(state.value)} the event ${signOf(event)} leads to ever new contexts. Let \`choose\` say no there, or count less in the context.`,
  )
}

function inWords(error: unknown, state: { value?: unknown }, event: object): Error {
  const where = `in ${JSON.stringify(state.value)} on the event ${signOf(event)}`
  return isEndless(error)
    ? new Error(`The model goes round in circles ${where}: more than ${mostSteps} steps without an end.`, { cause: error })
    : new Error(`The model breaks ${where}: ${String(error)}`, { cause: error })
}

/** Tells the states of a model apart, by their value and all of their context. */
export const keyOf = (state: { value?: unknown; context?: unknown }): string => signOf([state.value, state.context])

/** The first state of a model. */
function startOf<Model extends AnyStateMachine>(model: Model): SnapshotFrom<Model> {
  const start = createActor<AnyStateMachine>(bounded(model)).getSnapshot()
  if (start.status === 'error') throw inWords(start.error, { value: 'the beginning' }, { type: 'xstate.init' })
  return start as SnapshotFrom<Model>
}

type Graph<Model extends AnyStateMachine> = { start: string; edges: Map<string, Edge<Model>[]>; refused: Map<string, number> }

/** Every state of the model that can be reached, and the steps out of it. A step is one (state, context, event, payload). */
function graphOf<Model extends AnyStateMachine>(given: Model, unit: Unit, options: Options<Model>): Graph<Model> {
  const model = bounded(given)
  const { mostStates = mostKnown } = options
  const start = startOf(model)
  const graph = new Map<string, Edge<Model>[]>()
  const found = new Map([[keyOf(start), start]])
  const { refused, chosenIn } = choosing(options)
  for (const [key, state] of found) {
    const edges = chosenIn(state).map((event) => {
      const { next, took } = takeStep(model, unit, state, event)
      const to = keyOf(next)
      if (!found.has(to)) found.set(to, next)
      if (found.size > mostStates || to.length > longestSign) stopCounting(state, event, mostStates)
      return { event, to, units: unit === 'transition' ? took : [`${key} ${signOf(event)}`] }
    })
    graph.set(key, edges)
  }
  return { start: keyOf(start), edges: graph, refused }
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
  const { start, edges, refused } = graphOf(model, unit, options)
  const tours = lengths.map((longest) => toursIn(edges, start, longest))
  const steps = [...edges.values()].reduce((sum, { length }) => sum + length, 0)
  const walked = Math.max(...tours.map((paths) => stepsOn(edges, start, paths)))
  tellLeftOut(options, `tours of ${model.id}`, { steps, walked, refused, untaken: leftOut(model, tours[0] ?? []) })
  return tours
}

/** The number of steps of a graph that these paths walk. */
function stepsOn<Model extends AnyStateMachine>(graph: Map<string, Edge<Model>[]>, start: string, paths: readonly Path<Model>[]): number {
  const walked = new Set<Edge<Model>>()
  for (const { events } of paths) {
    let at = start
    for (const event of events) {
      const edge = graph.get(at)?.find((each) => each.event === event)
      if (!edge) break
      walked.add(edge)
      at = edge.to
    }
  }
  return walked.size
}

type LeftOut = { steps: number; walked: number; refused: ReadonlyMap<string, number>; untaken: readonly string[] }

/** Nothing is left out silently: neither what a choice refuses, nor what need not be walked for every transition, nor what cannot be reached. */
function tellLeftOut<Model extends AnyStateMachine>(
  { tell = printLine }: Options<Model>,
  paths: string,
  { steps, walked, refused, untaken }: LeftOut,
): void {
  const counts = [...refused].toSorted(([, one], [, other]) => other - one).map(([type, count]) => `${type} ${count}`)
  const all = [...refused.values()].reduce((sum, count) => sum + count, 0)
  const said = [
    ...(walked < steps ? [`${steps - walked} of ${steps} steps are not walked, since each transition is taken without them`] : []),
    ...(all > 0 ? [`${all} steps are left out by choice (${counts.join(', ')})`] : []),
    ...(untaken.length > 0 ? [`transitions that none takes: ${untaken.join(', ')}`] : []),
  ]
  if (said.length > 0) tell(`${paths}: ${said.join('; ')}`)
}

const printLine = (line: string): void => console.warn(line)

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
  const whole = bounded(model)
  const { refused, chosenIn } = choosing(options)
  const walks = Array.from({ length: count }, (_, number) => {
    let at = startOf(model)
    const events = Array.from({ length }).flatMap(() => {
      const possible = chosenIn(at)
      const event = possible[below(possible.length)]
      if (event === undefined) return []
      at = takeStep(whole, 'step', at, event).next
      return [event]
    })
    return { name: `walk ${number + 1} of seed ${seed}, ${events.length} steps`, events }
  })
  tellLeftOut(options, `walks of ${model.id}, seed ${seed}`, { steps: 0, walked: 0, refused, untaken: [] })
  return walks
}

/** Lists the transitions of the model that the paths take. */
export function transitionsTaken<Model extends AnyStateMachine>(model: Model, paths: readonly Path<Model>[]): Set<string> {
  const taken = new Set<string>()
  const whole = bounded(model)
  for (const { events } of paths) {
    const actor = createActor<AnyStateMachine>(whole, {
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return
        for (const each of event._transitions) taken.add(transitionKey(each))
      },
    })
    let fault: unknown
    actor.subscribe({ error: (error: unknown) => void (fault = error) })
    actor.start()
    for (const event of [{ type: 'xstate.init' }, ...events]) {
      if (event.type !== 'xstate.init') actor.send(event)
      if (fault !== undefined) throw inWords(fault, actor.getSnapshot(), event)
    }
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
