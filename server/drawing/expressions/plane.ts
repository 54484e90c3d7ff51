type Point = number[]

const at = (point: Point, index: number): number => point[index] ?? 0
const combine = (a: Point, b: Point, of: (x: number, y: number) => number): Point => a.map((x, index) => of(x, at(b, index)))
const minus = (a: Point, b: Point): Point => combine(a, b, (x, y) => x - y)
const dot = (a: Point, b: Point): number => a.reduce((sum, x, index) => sum + x * at(b, index), 0)
const length = (a: Point): number => Math.sqrt(dot(a, a))
const along = (a: Point, b: Point, share: number): Point => combine(a, b, (x, y) => x + (y - x) * share)
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point of a line nearest to another. */
const foot = (point: Point, a: Point, b: Point): Point => along(a, b, dot(minus(point, a), minus(b, a)) / dot(minus(b, a), minus(b, a)))

function crossing(a: Point, b: Point, c: Point, d: Point): Point {
  const [u, w] = [minus(b, a), minus(d, c)]
  const area = at(u, 0) * at(w, 1) - at(u, 1) * at(w, 0)
  if (Math.abs(area) < 1e-9) throw new Error('прямі паралельні')
  const from = minus(c, a)
  return along(a, b, (at(from, 0) * at(w, 1) - at(from, 1) * at(w, 0)) / area)
}

function turn(point: Point, around: Point, degrees: number): Point {
  const [x, y] = [at(point, 0) - at(around, 0), at(point, 1) - at(around, 1)]
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))]
  return [at(around, 0) + x * c - y * s, at(around, 1) + x * s + y * c]
}

/** Twice the area of a polygon with its sign is the sum of these; half its size is the area. */
const area = (...corners: Point[]): number =>
  Math.abs(
    corners.reduce((sum, corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner
      return sum + at(corner, 0) * at(next, 1) - at(corner, 1) * at(next, 0)
    }, 0),
  ) / 2

const degrees = (a: Point, corner: Point, b: Point): number => {
  const [u, w] = [minus(a, corner), minus(b, corner)]
  return (Math.acos(Math.min(1, Math.max(-1, dot(u, w) / (length(u) * length(w))))) * 180) / Math.PI
}

/** Points are lists of two or three numbers. */
export const plane = {
  distance: (a: Point, b: Point) => length(minus(a, b)),
  midpoint: (a: Point, b: Point) => along(a, b, 0.5),
  along,
  foot,
  crossing,
  turn,
  area,
  dot,
  degrees,
  polar: (centre: Point, radius: number, angle: number): Point => [
    at(centre, 0) + radius * Math.cos(radians(angle)),
    at(centre, 1) + radius * Math.sin(radians(angle)),
  ],
}
