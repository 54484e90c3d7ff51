import { functionOf, numberOf, pointOf, type Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import { plainNumber } from '../expressions/written-number.ts'
import type { GraphSource } from './figure-source.ts'
import { ellipse, openCanvas, pathOf, polyline, round, stroke, writeFree, writeNear, arrowHead, type Canvas, type Spot } from './canvas.ts'
import { sampled } from './sampled.ts'

const margin = 16
const largestSquare = 34

type Axes = { sheet: Canvas; at: (x: number, y: number) => Spot; x: readonly [number, number]; y: readonly [number, number] }

/** Draws graphs on squared paper with axes. Throws an error with a Ukrainian message where a marked point is out of sight or a curve empty. */
export function drawGraph(source: GraphSource, scope: Scope, size: readonly [number, number] = [320, 300]): Canvas {
  const [xs, ys] = [source.x, source.y].map(([from, to]) => [numberOf(from, scope), numberOf(to, scope)] as const) as [Axes['x'], Axes['y']]
  const [stepX, stepY] = source.step.map((each) => numberOf(each, scope)) as [number, number]
  const squares = [(xs[1] - xs[0]) / stepX, (ys[1] - ys[0]) / stepY] as const
  if (squares.some((count) => count < 1 || count > 40)) throw new Error(`клітинок ${squares.join(' × ')}: так не накреслити`)
  const square = Math.min(largestSquare, (size[0] - 2 * margin) / squares[0], (size[1] - 2 * margin) / squares[1])
  const sheet = openCanvas(Math.round(squares[0] * square + 2 * margin), Math.round(squares[1] * square + 2 * margin))
  const at = (x: number, y: number): Spot => [margin + ((x - xs[0]) / stepX) * square, margin + ((ys[1] - y) / stepY) * square]
  const axes: Axes = { sheet, at, x: xs, y: ys }
  drawGrid(axes, [stepX, stepY])
  for (const { of, from, to, above } of source.areas)
    fillArea(axes, [functionOf(of, scope), functionOf(above, scope)], [numberOf(from, scope), numberOf(to, scope)])
  drawAxes(axes)
  for (const x of source.verticals) polyline(sheet, 'hidden', [at(numberOf(x, scope), ys[0]), at(numberOf(x, scope), ys[1])])
  for (const y of source.horizontals) polyline(sheet, 'hidden', [at(xs[0], numberOf(y, scope)), at(xs[1], numberOf(y, scope))])
  for (const curve of source.curves) {
    const { of, from, to, look } = typeof curve === 'string' ? { of: curve, from: undefined, to: undefined, look: 'curve' as const } : curve
    const range = [from === undefined ? xs[0] : numberOf(from, scope), to === undefined ? xs[1] : numberOf(to, scope)] as const
    const runs = sampled(functionOf(of, scope), range, ys).map((run) => run.map(([x, y]) => at(x, y)))
    if (runs.length === 0) throw new Error(`графіка ${of} не видно`)
    for (const run of runs) polyline(sheet, look, run)
  }
  for (const corners of source.polylines)
    polyline(
      sheet,
      'curve',
      corners.map((corner) => inSight(axes, pointOf(corner, scope))),
    )
  for (const { from, to, label } of source.vectors)
    drawVector(axes, [pointOf(from, scope), pointOf(to, scope)], label === undefined ? '' : fillText(String(label), scope))
  for (const point of source.points) dropLines(axes, point, scope)
  nameAxes(axes, source)
  drawTicks(axes, source, scope)
  for (const point of source.points) markPoint(axes, point, scope)
  return sheet
}

function inSight({ at, x, y }: Axes, [px = 0, py = 0]: readonly number[]): Spot {
  if (px < x[0] - 1e-9 || px > x[1] + 1e-9 || py < y[0] - 1e-9 || py > y[1] + 1e-9)
    throw new Error(`точка (${px}; ${py}) поза рамкою графіка`)
  return at(px, py)
}

function drawGrid({ sheet, at, x, y }: Axes, [stepX, stepY]: readonly [number, number]): void {
  const lines: string[] = []
  for (let each = x[0]; each <= x[1] + 1e-9; each += stepX) lines.push(pathOf([at(each, y[0]), at(each, y[1])]))
  for (let each = y[0]; each <= y[1] + 1e-9; each += stepY) lines.push(pathOf([at(x[0], each), at(x[1], each)]))
  stroke(sheet, 'grid', lines.join(''))
}

const zeroOf = ({ x, y }: Axes): [number, number] => [Math.min(Math.max(0, x[0]), x[1]), Math.min(Math.max(0, y[0]), y[1])]

function drawAxes(axes: Axes): void {
  const { sheet, at, x, y } = axes
  const [zeroX, zeroY] = zeroOf(axes)
  const [right, top] = [at(x[1], zeroY), at(zeroX, y[1])]
  polyline(sheet, 'axis', [at(x[0], zeroY), [right[0] + 10, right[1]]])
  polyline(sheet, 'axis', [at(zeroX, y[0]), [top[0], top[1] - 10]])
  arrowHead(sheet, [right[0] + 13, right[1]], 0)
  arrowHead(sheet, [top[0], top[1] - 13], 90)
}

function nameAxes(axes: Axes, { axes: [nameX, nameY] }: GraphSource): void {
  const { sheet, at, x, y } = axes
  const [zeroX, zeroY] = zeroOf(axes)
  const [[right, middle], [centre, top]] = [at(x[1], zeroY), at(zeroX, y[1])]
  const beside = (turn: number): Spot[] => [
    [right + 6, middle + turn * 14],
    [right - 10, middle + turn * 14],
  ]
  writeFree(sheet, nameX, [...beside(1), ...beside(-1)], 'name')
  const shifts = [11, 15].flatMap((aside) => [-aside, aside])
  writeFree(
    sheet,
    nameY,
    shifts.map((shift): Spot => [centre + shift, top - 4]),
    'name',
  )
}

/** Numbers at the axes come after the curves and step aside for them. Their edge of paper lies over the squares alone. */
function drawTicks(axes: Axes, { ticks }: GraphSource, scope: Scope): void {
  const { sheet, at, x, y } = axes
  const [zeroX, zeroY] = zeroOf(axes)
  const [cornerX, cornerY] = at(0, 0)
  if (x[0] < 0 && y[0] < 0)
    writeFree(
      sheet,
      '0',
      aside(
        [cornerX, cornerY],
        [9, 12],
        [
          [-1, 1],
          [1, 1],
          [-1, -1],
          [1, -1],
        ],
      ),
      'place',
    )
  for (const tick of ticks.x) {
    const value = numberOf(tick, scope)
    const [px, py] = at(value, zeroY)
    const text = plainNumber(value)
    stroke(sheet, 'thin', `M${round(px)} ${round(py - 3)}v6`)
    writeFree(
      sheet,
      text,
      aside(
        [px, py],
        [text.length * 4 + 4, 12],
        [
          [0, 1],
          [0, -1],
          [1, 1],
          [-1, 1],
          [1, -1],
          [-1, -1],
        ],
      ),
      'place',
    )
  }
  for (const tick of ticks.y) {
    const value = numberOf(tick, scope)
    const [px, py] = at(zeroX, value)
    const text = plainNumber(value)
    stroke(sheet, 'thin', `M${round(px - 3)} ${round(py)}h6`)
    writeFree(
      sheet,
      text,
      aside(
        [px, py],
        [text.length * 4 + 7, 9],
        [
          [-1, 0],
          [1, 0],
          [-1, 1],
          [-1, -1],
          [1, 1],
          [1, -1],
        ],
      ),
      'place',
    )
  }
}

const aside = ([x, y]: Spot, [right, down]: Spot, turns: readonly Spot[]): Spot[] => turns.map(([h, v]) => [x + h * right, y + v * down])

function fillArea(
  { sheet, at }: Axes,
  [upper, lower]: readonly [(x: number) => number, (x: number) => number],
  [from, to]: readonly [number, number],
): void {
  const parts = 60
  const xs = Array.from({ length: parts + 1 }, (_, index) => from + ((to - from) * index) / parts)
  stroke(sheet, 'area', pathOf([...xs.map((x) => at(x, upper(x))), ...xs.toReversed().map((x) => at(x, lower(x)))], true))
}

function drawVector(axes: Axes, [from, to]: readonly [number[], number[]], label: string): void {
  const [start, end] = [inSight(axes, from), inSight(axes, to)]
  if (Math.hypot(start[0] - end[0], start[1] - end[1]) < 12) throw new Error('вектор надто короткий')
  polyline(axes.sheet, 'bold', [start, end])
  arrowHead(axes.sheet, end, (Math.atan2(start[1] - end[1], end[0] - start[0]) * 180) / Math.PI)
  if (label !== '')
    writeNear(axes.sheet, label, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2], 'name', [90, -90, 0, 180, 45, -45, 135, -135], 6)
}

function dropLines(axes: Axes, { at: written, drop }: GraphSource['points'][number], scope: Scope): void {
  if (!drop) return
  const point = pointOf(written, scope)
  const spot = inSight(axes, point)
  const [zeroX, zeroY] = zeroOf(axes)
  polyline(axes.sheet, 'hidden', [spot, axes.at(point[0] ?? 0, zeroY)])
  polyline(axes.sheet, 'hidden', [spot, axes.at(zeroX, point[1] ?? 0)])
}

function markPoint(axes: Axes, { at: written, open, label }: GraphSource['points'][number], scope: Scope): void {
  const spot = inSight(axes, pointOf(written, scope))
  ellipse(axes.sheet, open ? 'ring' : 'dot', spot, 4)
  if (label === undefined) return
  const text = fillText(String(label), scope)
  // A word lies over lines of squares, a letter between them.
  writeNear(axes.sheet, text, spot, text.length > 2 ? 'place' : 'name', [45, 135, -45, -135, 0, 180, 90, -90], 8)
}
