import type { Chart, ChartArrow, ChartState } from './read-chart.ts'

/** The states of a chart that hold others. */
export const outerStates = (chart: Chart): string[] => {
  const parents = new Set(chart.states.map(({ parent }) => parent))
  return chart.states.filter(({ id, parent }) => parent !== null && parents.has(id)).map(({ id }) => id)
}

const parentsIn = ({ states }: Chart) => new Map(states.map(({ id, parent }) => [id, parent]))

/** A state and all that it stands in, from the inside out. */
export function pathOf(chart: Chart, id: string): string[] {
  const parents = parentsIn(chart)
  const path: string[] = []
  for (let at: string | null | undefined = id; at !== null && at !== undefined; at = parents.get(at)) path.push(at)
  return path
}

/** Whatever stands beside the way to a state: with all of it folded, the chart shows that state, its neighbours and the rest as boxes. */
export function foldsAround(chart: Chart, focus: string | null): Set<string> {
  const open = new Set(focus === null ? [] : pathOf(chart, focus))
  return new Set(outerStates(chart).filter((id) => !open.has(id)))
}

/** The state to show first: the innermost of the first region that it stands in, or where the chart begins. */
export function focusOf(chart: Chart, active: readonly string[]): string | null {
  const parents = parentsIn(chart)
  const innermost = active.find((id) => !active.some((other) => parents.get(other) === id))
  if (innermost !== undefined) return innermost
  let at = chart.states.find(({ parent }) => parent === null)
  for (let next = at; next !== undefined;) {
    at = next
    const here: string = next.id
    const inner = chart.states.filter(({ parent }) => parent === here)
    next = inner.find(({ isInitial }) => isInitial) ?? inner[0]
  }
  return at?.id ?? null
}

/**
 * The chart with some states folded to boxes that say how much is inside. Arrows of what is inside lead from or to the box; those between
 * the same two boxes become one, and its `stands` names them.
 */
export function foldChart(chart: Chart, folded: ReadonlySet<string>): Chart {
  const parents = parentsIn(chart)
  const seen = new Map<string, string>()
  /** The outermost folded state around one, or itself. */
  const boxOf = (id: string): string => {
    const known = seen.get(id)
    if (known !== undefined) return known
    const parent = parents.get(id) ?? null
    const around = parent === null ? null : boxOf(parent)
    const box = around !== null && folded.has(around) ? around : id
    seen.set(id, box)
    return box
  }
  const within = (box: string) => chart.states.filter(({ id }) => id !== box && boxOf(id) === box)
  const states = chart.states.flatMap((state): ChartState[] => {
    if (boxOf(state.id) !== state.id) return []
    return folded.has(state.id) ? [{ ...state, folded: within(state.id).length }] : [state]
  })
  const bundles = new Map<string, ChartArrow>()
  const arrows = chart.arrows.flatMap((arrow): ChartArrow[] => {
    const [source, targets] = [boxOf(arrow.source), [...new Set(arrow.targets.map(boxOf))]]
    const isInside = source !== arrow.source && targets.every((target) => target === source)
    if (isInside) return []
    const isWhole = source === arrow.source && targets.every((target) => arrow.targets.includes(target))
    if (isWhole) return [arrow]
    const key = `${source} > ${targets.join(' ')}`
    const known = bundles.get(key)
    if (known) {
      known.stands = [...(known.stands ?? []), arrow.key]
      known.count = (known.count ?? 1) + 1
      return []
    }
    const first: ChartArrow = { ...arrow, source, targets, stands: [arrow.key], count: 1 }
    bundles.set(key, first)
    return [first]
  })
  return { ...chart, states, arrows }
}

/** The keys of all transitions that an arrow is drawn for. */
export const keysOf = ({ key, stands }: ChartArrow): readonly string[] => stands ?? [key]
