import * as v from 'valibot'

/** A number, or an expression of the parameters that gives one. */
const number = v.union([v.number(), v.string()])
/** `[x, y]`, `[x, y, z]`, or an expression that gives such a list: `midpoint(A, B)`. */
const point = v.union([v.string(), v.pipe(v.array(number), v.minLength(2), v.maxLength(3))])
const words = v.union([v.string(), v.number()])
/** Names of points in a row: `A B C`. */
const names = v.pipe(v.string(), v.regex(/^\S+( \S+)*$/, 'Назви точок через пропуск'))
const look = v.picklist(['line', 'bold', 'thin', 'hidden', 'curve', 'arrow'])

const line = v.union([names, v.object({ through: names, look: v.optional(look, 'line') })])
const solid = v.variant('kind', [
  v.object({ kind: v.picklist(['cylinder', 'cone']), at: point, radius: number, height: number }),
  v.object({ kind: v.literal('sphere'), at: point, radius: number }),
  /** `base`: names of its corners in the plan, `top`: names of the corners above them. */
  v.object({ kind: v.literal('prism'), base: names, top: names }),
  v.object({ kind: v.literal('pyramid'), base: names, apex: v.string() }),
])

/** A drawing of points: everything follows from their coordinates. Three coordinates are drawn in the oblique view of school books. */
export const geometrySource = v.object({
  points: v.record(v.string(), point),
  lines: v.optional(v.array(line), []),
  circles: v.optional(v.array(v.object({ centre: v.string(), radius: number, look: v.optional(look, 'line') })), []),
  arcs: v.optional(v.array(v.object({ centre: v.string(), from: v.string(), to: v.string(), look: v.optional(look, 'line') })), []),
  solids: v.optional(v.array(solid), []),
  fill: v.optional(v.array(names), []),
  /** `A B C` is the angle at B. */
  angles: v.optional(
    v.array(v.object({ of: names, label: v.optional(words), right: v.optional(v.boolean(), false), arcs: v.optional(v.number(), 1) })),
    [],
  ),
  /** Strokes that say which segments are equal. */
  equal: v.optional(v.array(v.object({ of: v.array(names), strokes: v.optional(v.number(), 1) })), []),
  labels: v.optional(v.array(v.object({ of: names, text: words })), []),
  /** Squares of one unit under the drawing, where its words count them: from x, from y, to x, to y. */
  squares: v.optional(v.tuple([number, number, number, number])),
  /** Points drawn as dots. */
  dots: v.optional(v.array(v.string()), []),
  /** Points without a name in the picture. */
  unnamed: v.optional(v.array(v.string()), []),
})

const curve = v.union([
  v.string(),
  v.object({
    of: v.string(),
    from: v.optional(number),
    to: v.optional(number),
    look: v.optional(v.picklist(['curve', 'curveSecond', 'hidden']), 'curve'),
  }),
])
const marked = v.object({ at: point, open: v.optional(v.boolean(), false), label: v.optional(words), drop: v.optional(v.boolean(), false) })

/** Graphs of functions of x on squared paper. */
export const graphSource = v.object({
  x: v.tuple([number, number]),
  y: v.tuple([number, number]),
  curves: v.optional(v.array(curve), []),
  /** Broken lines through points. */
  polylines: v.optional(v.array(v.array(point)), []),
  points: v.optional(v.array(marked), []),
  areas: v.optional(v.array(v.object({ of: v.string(), from: number, to: number, above: v.optional(v.string(), '0') })), []),
  verticals: v.optional(v.array(number), []),
  horizontals: v.optional(v.array(number), []),
  vectors: v.optional(v.array(v.object({ from: point, to: point, label: v.optional(words) })), []),
  /** The numbers written at the axes; only 1 by default. */
  ticks: v.optional(v.object({ x: v.optional(v.array(number), [1]), y: v.optional(v.array(number), [1]) }), { x: [1], y: [1] }),
  axes: v.optional(v.tuple([v.string(), v.string()]), ['x', 'y']),
  /** The units in a square of the paper, along each axis. */
  step: v.optional(v.tuple([number, number]), [1, 1]),
})

export const numberLineSource = v.object({
  from: number,
  to: number,
  ticks: v.optional(v.array(number), []),
  points: v.optional(v.array(v.object({ at: number, label: v.optional(words), open: v.optional(v.boolean(), false) })), []),
  /** `open: both` leaves out both ends; an end that is missing runs to the end of the line. */
  intervals: v.optional(
    v.array(
      v.object({
        from: v.optional(number),
        to: v.optional(number),
        open: v.optional(v.picklist(['none', 'left', 'right', 'both']), 'none'),
      }),
    ),
    [],
  ),
})

const series = v.object({ name: v.optional(words), values: v.array(number) })
export const chartSource = v.object({
  kind: v.picklist(['bar', 'line', 'pie', 'pyramid', 'climate']),
  labels: v.array(words),
  values: v.optional(v.array(number)),
  series: v.optional(v.array(series)),
  /** The words at the axis of values. */
  unit: v.optional(words),
  step: v.optional(number),
  /** Write each value beside its mark. */
  written: v.optional(v.boolean(), false),
})

export const timelineSource = v.object({
  from: number,
  to: number,
  step: v.optional(number),
  events: v.array(v.object({ at: number, until: v.optional(number), label: words })),
})

const place = v.tuple([v.number(), v.number()])
export const mapSource = v.object({
  /** A file of `content/maps/` without its ending. */
  outline: v.string(),
  /** The part of it in sight: west, south, east, north. */
  view: v.optional(v.tuple([v.number(), v.number(), v.number(), v.number()])),
  /** Regions of the outline by name, each group with its look and its line in the legend. */
  regions: v.optional(
    v.array(
      v.object({
        names: v.array(v.string()),
        look: v.picklist(['area', 'areaSecond', 'areaThird', 'areaFourth', 'hatch']),
        legend: v.optional(words),
      }),
    ),
    [],
  ),
  places: v.optional(v.array(v.object({ at: place, label: words, dot: v.optional(v.boolean(), true) })), []),
  arrows: v.optional(v.array(v.object({ through: v.pipe(v.array(place), v.minLength(2)) })), []),
  lines: v.optional(
    v.array(
      v.object({
        through: v.pipe(v.array(place), v.minLength(2)),
        look: v.optional(v.picklist(['border', 'river', 'hidden']), 'border'),
        legend: v.optional(words),
      }),
    ),
    [],
  ),
})

/** The kinds of data that a figure is drawn from: one of these beside its `alt`. */
export const plotsSource = {
  geometry: v.optional(geometrySource),
  graph: v.optional(graphSource),
  numberLine: v.optional(numberLineSource),
  chart: v.optional(chartSource),
  timeline: v.optional(timelineSource),
  map: v.optional(mapSource),
  /** An SVG of `assets/` whose shapes name their look in `class`. */
  scheme: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/, 'має бути назва файла .svg: малі латинські літери, цифри й дефіси'))),
}
const kinds = Object.keys(plotsSource)

/** A figure as data: `alt` says in words everything that is needed to solve the task. `size` is width and height on the page. */
export const drawnFigureSource = v.pipe(
  v.object({ alt: v.pipe(v.string(), v.trim(), v.minLength(20)), size: v.optional(v.tuple([v.number(), v.number()])), ...plotsSource }),
  v.check(
    (figure) => kinds.filter((kind) => kind in figure && figure[kind as keyof typeof figure] !== undefined).length === 1,
    `рисунок має бути одним із: ${kinds.join(', ')}`,
  ),
)
export type DrawnFigureSource = v.InferOutput<typeof drawnFigureSource>
export type GeometrySource = v.InferOutput<typeof geometrySource>
export type GraphSource = v.InferOutput<typeof graphSource>
export type NumberLineSource = v.InferOutput<typeof numberLineSource>
export type ChartSource = v.InferOutput<typeof chartSource>
export type TimelineSource = v.InferOutput<typeof timelineSource>
export type MapSource = v.InferOutput<typeof mapSource>

/** The computed data of a chart. */
export type ChartData = { labels: string[]; series: { name: string; values: number[] }[]; unit: string; isWritten: boolean }
