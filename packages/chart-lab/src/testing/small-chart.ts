import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { outside, type ChartHold, type Outside } from './chart-driver.ts'
import { edgeTours, eventsIn, pickCover, randomWalks, type Path } from './paths.ts'
import type { Oracle } from './walk.ts'

type Told = { type: string }

/** A chart of one screen with its model and the way to hold it; `cases` are the payloads of the events. */
export type SmallChart = {
  chart: AnyStateMachine
  hold: ChartHold<Told, AnyStateMachine, object>
  oracle: Oracle<AnyStateMachine, object>
  choose?: (state: never, event: never) => boolean
  /** Many ways for what costs nothing, and few for what is dear. */
  paths: () => Path<AnyStateMachine>[]
  shortCover: () => Path<AnyStateMachine>[]
}

type Parts<Model extends AnyStateMachine, Chart extends AnyStateMachine, Look extends object> = {
  chart: Chart
  model: Model
  cases?: readonly EventFromLogic<Model>[]
  /** The view that the model expects: the look of the chart, its calls and its waits. */
  seen: (state: SnapshotFrom<Model>) => Partial<Look & Outside>
  hold: Omit<ChartHold<EventFromLogic<Model>, Chart, Look>, 'cases'>
  /** Chooses the steps worth a tour in a model without an end. */
  choose?: (state: SnapshotFrom<Model>, event: EventFromLogic<Model>) => boolean
  /** Ways that must be among the paths: histories that tours of transitions do not tell apart. */
  ways?: Readonly<Record<string, readonly EventFromLogic<Model>[]>>
  /** Tours take every transition, not every step: for models with many states that differ in what they remember. */
  isLarge?: boolean
}

export function smallChart<Model extends AnyStateMachine, Chart extends AnyStateMachine, Look extends object>({
  chart,
  model,
  cases = [],
  seen,
  hold,
  choose,
  ways = {},
  isLarge = false,
}: Parts<Model, Chart, Look>): SmallChart {
  const options = { cases: cases as never, ...(choose && { choose: choose as never }) }
  const tours = (longest: 8 | 40) =>
    edgeTours<AnyStateMachine>(model, { ...options, unit: longest === 8 || isLarge ? 'transition' : 'step', longest })
  return {
    chart,
    ...(choose && { choose }),
    hold: { ...hold, cases } as never,
    oracle: {
      model,
      seen: (state, told) => ({ ...outside, ...seen(state as never), told }),
      offered: (state) => {
        const possible: readonly Told[] = eventsIn<AnyStateMachine>(state, { cases: cases as never })
        const types = possible.map(({ type }) => type).filter((type) => !hold.idle?.includes(type as never))
        return [...new Set(types)].toSorted()
      },
    },
    paths: () => [
      ...Object.entries(ways).map(([name, events]) => ({ name, events: [...events] })),
      ...tours(8),
      ...randomWalks<AnyStateMachine>(model, { cases: cases as never, count: 20, length: 40 }),
      ...tours(40),
    ],
    shortCover: () => pickCover<AnyStateMachine>(model, tours(8)),
  }
}

/** The meta data of a state of the model. */
export function metaOf<Meta extends object>(state: { getMeta: () => Record<string, Meta | undefined> }): Meta {
  const found = Object.values(state.getMeta()).filter((meta) => meta !== undefined)
  return Object.assign({} as Meta, ...(found as [Meta]))
}
