import { numberOf, pointOf, type Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import { drawAngle } from './angle.ts'
import type { GeometrySource } from './figure-source.ts'
import { ellipse, noteArc, openCanvas, pathOf, polyline, round, stroke, writeNear, type Canvas, type Spot } from './canvas.ts'
import type { GeometryFrame } from './geometry-frame.ts'
import { drawSolid, reachOf } from './solids.ts'
import { around, oblique, viewOf, type Flat } from './view.ts'

const margin = 30

/** Draws points and what stands on them. Throws an error with a Ukrainian message where two points fall together or a name is unknown. */
export function drawGeometry(source: GeometrySource, scope: Scope, size: readonly [number, number] = [300, 240]): Canvas {
  const points = new Map<string, number[]>()
  for (const [name, written] of Object.entries(source.points))
    points.set(name, pointOf(written, { ...scope, ...Object.fromEntries(points) }))
  const inside = { ...scope, ...Object.fromEntries(points) }
  const pointNamed = (name: string): number[] => points.get(name) ?? refuse(`немає точки ${name}`)
  refuseCoincidence(points)
  const flats = [...points.values()].map(oblique)
  const squares = source.squares?.map((each) => numberOf(each, inside))
  const reach = [
    ...flats,
    ...cornersOf(squares),
    ...source.circles.flatMap(({ centre, radius }) => {
      const reached = numberOf(radius, inside)
      return around(oblique(pointNamed(centre)), reached, reached)
    }),
    ...source.solids.flatMap((solid) => reachOf(solid, inside)),
  ]
  const view = viewOf(reach, size, margin)
  const sheet = openCanvas(view.width, view.height)
  const spotOf = (name: string): Spot => view.spotAt(oblique(pointNamed(name)))
  const spots = [...points.keys()].map(spotOf)
  const middle: Spot = [mean(spots.map(([x]) => x)), mean(spots.map(([, y]) => y))]
  const ground: GeometryFrame = { sheet, spotOf, spotAt: view.spotAt, middle, scale: view.scale, points, scope: inside }
  if (squares) drawSquares(ground, squares)
  for (const names of source.fill)
    stroke(
      sheet,
      'area',
      `M${names
        .split(' ')
        .map((name) => spotOf(name).map(round).join(' '))
        .join('L')}Z`,
    )
  for (const solid of source.solids) drawSolid(solid, ground)
  for (const each of source.lines) {
    const { through, look } = typeof each === 'string' ? { through: each, look: 'line' as const } : each
    polyline(sheet, look, through.split(' ').map(spotOf))
  }
  for (const { centre, radius, look } of source.circles) ellipse(sheet, look, spotOf(centre), numberOf(radius, inside) * view.scale)
  for (const arc of source.arcs) drawArc(ground, arc)
  for (const { of, strokes } of source.equal) for (const names of of) drawStrokes(ground, names, strokes)
  for (const name of source.dots) ellipse(sheet, 'dot', spotOf(name), 3)
  for (const angle of source.angles) drawAngle(angle, ground)
  for (const name of points.keys()) if (!source.unnamed.includes(name)) namePoint(ground, name, squares ? 'place' : 'name')
  for (const { of, text } of source.labels) labelSegment(ground, of, fillText(String(text), inside))
  return sheet
}

const refuse = (message: string): never => {
  throw new Error(message)
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const distance = ([x1, y1]: Flat, [x2, y2]: Flat): number => Math.hypot(x1 - x2, y1 - y2)

const cornersOf = ([left, low, right, high]: readonly number[] = []): Flat[] =>
  left === undefined || low === undefined || right === undefined || high === undefined
    ? []
    : [
        [left, low],
        [right, high],
      ]

function drawSquares({ sheet, spotAt }: GeometryFrame, [left = 0, low = 0, right = 0, high = 0]: readonly number[]): void {
  const lines: string[] = []
  for (let x = left; x <= right + 1e-9; x++) lines.push(pathOf([spotAt([x, low]), spotAt([x, high])]))
  for (let y = low; y <= high + 1e-9; y++) lines.push(pathOf([spotAt([left, y]), spotAt([right, y])]))
  stroke(sheet, 'grid', lines.join(''))
}

function refuseCoincidence(points: ReadonlyMap<string, number[]>): void {
  const all = [...points].map(([name, point]) => ({ name, flat: oblique(point) }))
  const size = Math.max(...all.flatMap(({ flat }) => all.map((other) => distance(flat, other.flat))), 1e-9)
  for (const [index, { name, flat }] of all.entries())
    for (const other of all.slice(index + 1))
      if (distance(flat, other.flat) < size * 0.04) refuse(`точки ${name} і ${other.name} майже збігаються`)
}

function drawArc({ sheet, spotOf }: GeometryFrame, { centre, from, to, look }: GeometrySource['arcs'][number]): void {
  const [middle, start, end] = [spotOf(centre), spotOf(from), spotOf(to)]
  const radius = distance(middle, start)
  const angle = ([x, y]: Spot) => (Math.atan2(middle[1] - y, x - middle[0]) * 180) / Math.PI
  const turn = (((angle(end) - angle(start)) % 360) + 360) % 360
  stroke(
    sheet,
    look,
    `M${start.map(round).join(' ')}A${round(radius)} ${round(radius)} 0 ${turn > 180 ? 1 : 0} 0 ${end.map(round).join(' ')}`,
  )
  noteArc(sheet, middle, [radius, radius], [angle(start), angle(start) + turn])
}

function drawStrokes({ sheet, spotOf }: GeometryFrame, names: string, count: number): void {
  const [from = '', to = ''] = names.split(' ')
  const [[x1, y1], [x2, y2]] = [spotOf(from), spotOf(to)]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  for (let index = 0; index < count; index++) {
    const shift = (index - (count - 1) / 2) * 4
    const [x, y] = [(x1 + x2) / 2 + ux * shift, (y1 + y2) / 2 + uy * shift]
    polyline(sheet, 'thin', [
      [x - uy * 6, y + ux * 6],
      [x + uy * 6, y - ux * 6],
    ])
  }
}

/** Names stand away from the middle of the drawing, or where there is more room. */
function namePoint({ sheet, spotOf, middle }: GeometryFrame, name: string, look: 'name' | 'place'): void {
  const spot = spotOf(name)
  const away = (Math.atan2(middle[1] - spot[1], spot[0] - middle[0]) * 180) / Math.PI
  const directions = [
    0, 30, -30, 60, -60, 15, -15, 45, -45, 90, -90, 75, -75, 120, -120, 105, -105, 150, -150, 135, -135, 165, -165, 180,
  ].map((turn) => away + turn)
  writeNear(
    sheet,
    name.replace(/\d$/, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit),
    spot,
    look,
    directions,
    5,
  )
}

function labelSegment({ sheet, spotOf, middle }: GeometryFrame, of: string, text: string): void {
  const [from = '', to] = of.split(' ')
  if (to === undefined) return writeNear(sheet, text, spotOf(from), 'label', [0, 90, 180, -90, 45, 135, -45, -135], 6)
  const [[x1, y1], [x2, y2]] = [spotOf(from), spotOf(to)]
  const centre: Spot = [(x1 + x2) / 2, (y1 + y2) / 2]
  const across = (Math.atan2(y2 - y1, x2 - x1) * -180) / Math.PI + 90
  const away = (Math.atan2(middle[1] - centre[1], centre[0] - middle[0]) * 180) / Math.PI
  const first = Math.cos(((across - away) * Math.PI) / 180) >= 0 ? across : across + 180
  writeNear(
    sheet,
    text,
    centre,
    'label',
    [first, first + 180, first + 25, first - 25, first + 155, first - 155, first + 45, first - 45, first + 135, first - 135],
    5,
  )
}
