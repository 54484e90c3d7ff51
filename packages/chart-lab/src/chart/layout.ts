import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { outerStates } from './fold.ts'
import type { Chart, ChartArrow, ChartState } from './read-chart.ts'

type Place = { x: number; y: number; width: number; height: number }
export type Box = Place & { state: ChartState; lines: string[] }
export type Line = { id: string; arrow: ChartArrow; path: string; label: Place & { lines: string[] } }
export type Drawing = { width: number; height: number; boxes: Box[]; lines: Line[] }

/** Pixels of one character and one line of the 11 px monospaced face. */
const [letter, row] = [6.7, 14]
const widthOf = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length)) * letter + 8

/** What an arrow that stands for others says is but their number: their words stand where they begin. */
const arrowLines = ({ label, guard, actions, count = 1 }: ChartArrow): string[] =>
  (count > 1
    ? [`${label} +${count - 1}`]
    : [label, guard === undefined ? '' : `[${guard}]`, actions.length > 0 ? `/ ${actions.join(', ')}` : '']
  ).filter((line) => line !== '')

const stateLines = ({ invoke, entry, exit, tags, folded }: ChartState): string[] => [
  ...(folded === undefined ? [] : [`▸ ${folded}`]),
  ...invoke.map((src) => `invoke ${src}`),
  ...(entry.length > 0 ? [`entry / ${entry.join(', ')}`] : []),
  ...(exit.length > 0 ? [`exit / ${exit.join(', ')}`] : []),
  ...(tags.length > 0 ? [`#${tags.join(' #')}`] : []),
]

const inLayers = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.spacing.nodeNode': '24',
  'elk.edgeLabels.inline': 'true',
  // Arrows that come back to their own state stand side by side: one inside another would cross its label.
  'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED',
  'elk.layered.edgeRouting.selfLoopDistribution': 'EQUALLY',
}
/** Regions that no arrow enters or leaves are laid out each by itself and then packed. */
const packed = { 'elk.algorithm': 'rectpacking', 'elk.hierarchyHandling': 'SEPARATE_CHILDREN', 'elk.aspectRatio': '1.6' }
const inRoot = { 'elk.json.shapeCoords': 'ROOT', 'elk.json.edgeCoords': 'ROOT' }

/** The largest part of a drawing that boxes and words take, with some to spare: 0.19 among the charts of the example. */
const fullest = 0.2

/** The least room for a chart in square pixels, told without laying it out: large charts take long. */
export function leastRoom(chart: Chart): number {
  const outer = new Set(outerStates(chart))
  const leaves = chart.states
    .filter(({ id, parent }) => parent !== null && !outer.has(id))
    .map((state) => [state.key, ...stateLines(state)])
  const labels = chart.arrows.flatMap((arrow) => arrow.targets.map(() => arrowLines(arrow)))
  return [...leaves, ...labels].reduce((sum, lines) => sum + widthOf(lines) * lines.length * row, 0) / fullest
}

type Room = { width: number; height: number }
type Direction = 'DOWN' | 'RIGHT'

/** How much larger a drawing is than the room for it, at least 1. */
const excess = ({ width, height }: Drawing, room: Room): number => Math.max(1, width / room.width, height / room.height)

/** Turned round, it would find no room either. */
const isTooLargeBothWays = ({ width, height }: Drawing, room: Room): boolean => width > room.width && height > room.height

/**
 * Places every state and arrow of a chart, in pixels. The same chart is always drawn the same way.
 * @param room the drawing goes down or to the right, whichever fits better; without one it goes down
 */
export async function layOut(chart: Chart, room?: Room): Promise<Drawing> {
  const down = await layOutTo(chart, 'DOWN')
  if (!room || excess(down, room) === 1 || isTooLargeBothWays(down, room)) return down
  const right = await layOutTo(chart, 'RIGHT')
  return excess(right, room) < excess(down, room) ? right : down
}

const drawings = new WeakMap<Chart, Map<Direction, Promise<Drawing>>>()

/** Charts do not change: each is laid out once in either direction. */
function layOutTo(chart: Chart, direction: Direction): Promise<Drawing> {
  const known = drawings.get(chart) ?? new Map<Direction, Promise<Drawing>>()
  drawings.set(chart, known)
  const drawing = known.get(direction) ?? placeAll(chart, direction)
  known.set(direction, drawing)
  // What could not be laid out is tried anew.
  drawing.catch(() => known.delete(direction))
  return drawing
}

const fetchElk = () => import('elkjs/lib/elk.bundled.js')

/** Fetches what lays charts out, which is large, before there is a chart to lay out. What fails is tried anew by the layout. */
export function fetchLayout(): void {
  fetchElk().catch(() => undefined)
}

async function placeAll(chart: Chart, direction: Direction): Promise<Drawing> {
  const { default: Elk } = await fetchElk()
  const done = await new Elk().layout(graphOf(chart, direction))
  const states = new Map(chart.states.map((state) => [state.id, state]))
  const arrows = new Map(chart.arrows.flatMap((arrow) => arrow.targets.map((_, index) => [`${arrow.key} > ${index}`, arrow])))
  return {
    width: done.width ?? 0,
    height: done.height ?? 0,
    boxes: nodesIn(done).flatMap((node) => {
      const state = states.get(node.id)
      return state ? [{ ...placeOf(node), state, lines: stateLines(state) }] : []
    }),
    lines: nodesIn(done)
      .flatMap(({ edges = [] }) => edges)
      .flatMap((edge) => {
        const arrow = arrows.get(edge.id)
        return arrow
          ? [{ id: edge.id, arrow, path: pathOf(edge), label: { ...placeOf(edge.labels?.[0] ?? {}), lines: arrowLines(arrow) } }]
          : []
      }),
  }
}

function graphOf(chart: Chart, direction: Direction): ElkNode {
  const layered = { ...inLayers, 'elk.direction': direction }
  const home = homeIn(chart)
  const edgesIn = (id: string): ElkExtendedEdge[] =>
    chart.arrows.flatMap((arrow) =>
      arrow.targets.flatMap((target, index) => {
        if (home(arrow.source, target) !== id) return []
        const lines = arrowLines(arrow)
        const labels = [{ text: lines.join('\n'), width: widthOf(lines), height: lines.length * row }]
        return [{ id: `${arrow.key} > ${index}`, sources: [arrow.source], targets: [target], labels }]
      }),
    )
  const isWithin = (id: string, outer: string) => id.startsWith(`${outer}.`)
  const isClosed = (parallel: string) => {
    const regions = new Set(chart.states.filter(({ parent }) => parent === parallel).map(({ id }) => id))
    return chart.arrows.every(({ source, targets }) =>
      targets.every((target) => isWithin(source, parallel) === isWithin(target, parallel) && !regions.has(source) && !regions.has(target)),
    )
  }
  const outer = new Set(outerStates(chart))
  const inner = (id: string | null): ElkNode[] => chart.states.filter(({ parent }) => parent === id).map(nodeOf)
  function nodeOf(state: ChartState): ElkNode {
    const head = [state.key, ...stateLines(state)]
    // The button that folds a state stands in its corner, beside its name.
    const button = state.folded === undefined && !outer.has(state.id) ? 0 : 24
    const [width, height] = [widthOf(head) + 16 + button, head.length * row + 12]
    const layoutOptions = {
      ...(state.type === 'parallel' && isClosed(state.id) ? packed : layered),
      ...(state.isInitial && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
      'elk.padding': `[top=${height + 6},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    }
    return { id: state.id, width, height, children: inner(state.id), edges: edgesIn(state.id), layoutOptions }
  }
  return { id: '', children: inner(null), edges: edgesIn(''), layoutOptions: { ...layered, ...inRoot } }
}

/** Finds the node in which elk wants an arrow: in the end that contains the other one, else in the deepest state around both, '' above the root. */
function homeIn({ states }: Chart): (source: string, target: string) => string {
  const parents = new Map(states.map(({ id, parent }) => [id, parent]))
  const above = (id: string): string[] => {
    const parent = parents.get(id)
    return parent ? [...above(parent), parent] : []
  }
  return (source, target) => {
    const aboveTarget = above(target)
    if (aboveTarget.includes(source)) return source
    if (above(source).includes(target)) return target
    return above(source).findLast((id, index) => aboveTarget[index] === id) ?? ''
  }
}

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]
const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height })

const pathOf = ({ sections = [] }: ElkExtendedEdge): string =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) =>
      [startPoint, ...bendPoints, endPoint].map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x},${y}`),
    )
    .join('')
