import { letterSize, type Drawing, type Mark, type PathLook, type TextLook } from '../drawing.ts'

/** A point in units of the plane, y upwards. */
export type Point = readonly [number, number]
type Range = readonly [number, number]
type Anchor = 'start' | 'middle' | 'end'

const parts = 160
const tenth = (value: number): number => Math.round(value * 10) / 10
const isWithin = (value: number, [low, high]: Range): boolean => value >= low - 1e-9 && value <= high + 1e-9

/** A sheet with a plane on it. Everything is given in units of the plane. */
export type Plane = ReturnType<typeof openPlane>

export function openPlane(across: Range, up: Range, width: number, height: number) {
  const marks: Mark[] = []
  const [unitX, unitY] = [width / (across[1] - across[0]), height / (up[1] - up[0])]
  const spot = ([x, y]: Point): Point => [tenth((x - across[0]) * unitX), tenth((up[1] - y) * unitY)]
  const at = (point: Point): string => spot(point).join(' ')
  const isSeen = ([x, y]: Point): boolean => isWithin(x, across) && isWithin(y, up)
  const path = (look: PathLook, d: string) => void marks.push({ kind: 'path', look, d })

  const strokes: [Point, Point][] = []
  const line = (look: PathLook, points: readonly Point[], isClosed = false) => {
    const spots = points.map(spot)
    if (look !== 'grid' && look !== 'area' && look !== 'areaSecond')
      for (const [index, end] of spots.slice(1).entries()) strokes.push([spots[index]!, end])
    if (points.length > 1) path(look, `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`)
  }
  const dot = (point: Point, look: 'dot' | 'ring' = 'dot') => {
    if (!isSeen(point)) return
    const [x, y] = spot(point)
    path(look, `M${tenth(x - 5)} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`)
  }
  const curve = (look: PathLook, of: (x: number) => number, from = across[0], to = across[1]) => {
    for (const run of runsOf(of, [from, to], up)) line(look, run)
  }
  const arrow = (look: PathLook, from: Point, to: Point) => {
    const [[x1, y1], [x2, y2]] = [spot(from), spot(to)]
    if (Math.hypot(x2 - x1, y2 - y1) < 1) return
    line(look, [from, to])
    path('dot', headOf([x2, y2], Math.atan2(y2 - y1, x2 - x1)))
  }
  /** The text stands `shift` (in units of the sheet, y downwards) from the point; its middle lies there. */
  const text = (words: string, point: Point, [right, down]: Point, look: TextLook = 'label', anchor: Anchor = 'middle') => {
    const [x, y] = spot(point)
    marks.push({ kind: 'text', look, x: tenth(x + right), y: tenth(y + down + letterSize[look] * 0.34), anchor, text: words })
  }
  /** Writes 1 at the axes, where the lines that are there leave room: it comes after them. */
  const units = (isUp = true) => {
    one(
      [1, 0],
      [
        [0, 12],
        [0, -12],
        [-9, 12],
        [9, 12],
        [-9, -12],
        [9, -12],
      ],
    )
    if (isUp)
      one(
        [0, 1],
        [
          [-9, 0],
          [9, 0],
          [-9, -9],
          [-9, 9],
          [9, -9],
          [9, 9],
        ],
      )
  }
  const one = (point: Point, shifts: readonly Point[]) => {
    const [x, y] = spot(point)
    const crossed = shifts.map(([right, down]) => strokes.filter((stroke) => isNear(stroke, [x + right, y + down])).length)
    text('1', point, shifts[crossed.indexOf(Math.min(...crossed))]!, 'place')
  }
  /** Squares and the two axes with their names. */
  const axes = ([stepX, stepY]: Point = [1, 1]) => {
    for (let x = Math.ceil(across[0] / stepX) * stepX; x <= across[1]; x += stepX)
      line('grid', [
        [x, up[0]],
        [x, up[1]],
      ])
    for (let y = Math.ceil(up[0] / stepY) * stepY; y <= up[1]; y += stepY)
      line('grid', [
        [across[0], y],
        [across[1], y],
      ])
    arrow('axis', [across[0], 0], [across[1], 0])
    arrow('axis', [0, up[0]], [0, up[1]])
    text('x', [across[1], 0], [-7, 13], 'name')
    text('y', [0, up[1]], [-12, 9], 'name')
  }
  const drawing = (): Drawing => ({ width, height, marks })
  return { line, dot, curve, arrow, text, units, axes, drawing, isSeen }
}

/** An arc against the clock, in degrees, as points. */
export function arcOf([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 4))
  return Array.from({ length: count + 1 }, (_, index) => onCircle([x, y], radius, from + ((to - from) * index) / count))
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  return [x + radius * Math.cos(radians(degrees)), y + radius * Math.sin(radians(degrees))]
}

function headOf([x, y]: Point, angle: number): string {
  const corner = (turn: number) => `${tenth(x - 10 * Math.cos(angle + turn))} ${tenth(y - 10 * Math.sin(angle + turn))}`
  return `M${x} ${y}L${corner(0.36)}L${corner(-0.36)}Z`
}

/** The runs of a graph inside the frame, cut at its edges. */
function runsOf(of: (x: number) => number, [from, to]: Range, up: Range): Point[][] {
  const runs: Point[][] = [[]]
  let before: Point | null = null
  for (let index = 0; index <= parts; index += 1) {
    const x = from + ((to - from) * index) / parts
    const point: Point = [x, of(x)]
    const [wasIn, isIn] = [before !== null && isWithin(before[1], up), isWithin(point[1], up)]
    if (before && Number.isFinite(before[1]) && wasIn !== isIn && Number.isFinite(point[1])) {
      if (isIn) runs.push([])
      runs.at(-1)?.push(edgeOf(before, point, up))
    }
    if (isIn) runs.at(-1)?.push(point)
    before = point
  }
  return runs
}

function edgeOf([x1, y1]: Point, [x2, y2]: Point, [low, high]: Range): Point {
  const y = Math.max(y1, y2) > high ? high : low
  return [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1), y]
}

/** Tells whether a stroke passes within the room of a digit around a place. */
function isNear([[x1, y1], [x2, y2]]: [Point, Point], [x, y]: Point): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.abs(x1 + share * dx - x) < 5 && Math.abs(y1 + share * dy - y) < 7
}
