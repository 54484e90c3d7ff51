import aruco from 'js-aruco2'
import { cornerMarkers, markerSize } from '#domain/answer-sheet'
import { asPhoto, homographyOf, shrink, valueAt, type Homography, type Plane, type Point } from './photo'

/**
 * How markers are looked for: the longer side, and the share of the light below which a place is black (null: the finder decides). What
 * one look loses another often finds.
 */
const looks = [
  { longest: 1000, black: 0.78 },
  { longest: 1000, black: null },
  { longest: 1600, black: 0.78 },
  { longest: 700, black: 0.78 },
  { longest: 1600, black: null },
  { longest: 1600, black: 0.88 },
  { longest: 1600, black: 0.65 },
  { longest: 2400, black: 0.78 },
]
/** A code that is wrong in so many bits is still one marker’s alone: those of the dictionary differ in 12. */
const mostWrongBits = 4

export type FoundPage = { homography: Homography } | { missing: number[] }

/** Finds the page by its corner markers. `missing`: which of them are not seen, in the order of `cornerMarkers`. */
export function findPage(light: Plane<Uint8Array>): FoundPage {
  const found = findMarkers(light)
  const missing = cornerMarkers.flatMap(({ id }, index) => (found.has(id) ? [] : [index]))
  if (missing.length > 0) return { missing }
  const from: Point[] = []
  const to: Point[] = []
  for (const { id, x, y } of cornerMarkers) {
    from.push({ x, y }, { x: x + markerSize, y }, { x: x + markerSize, y: y + markerSize }, { x, y: y + markerSize })
    to.push(...sharpened(light, found.get(id) ?? []))
  }
  const homography = homographyOf(from, to)
  return homography ? { homography } : { missing: [0, 1, 2, 3] }
}

function findMarkers(light: Plane<Uint8Array>): Map<number, readonly Point[]> {
  const detector = new aruco.AR.Detector({ dictionaryName: 'ARUCO_MIP_36h12', maxHammingDistance: mostWrongBits + 1 })
  const found = new Map<number, readonly Point[]>()
  for (const { longest, black } of looks) {
    const { light: small, factor } = shrink(light, longest)
    for (const { id, corners } of detector.detect(asPhoto(black === null ? small : blackAndWhite(small, black))))
      if (id < cornerMarkers.length && !found.has(id))
        found.set(
          id,
          corners.map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })),
        )
    if (found.size === cornerMarkers.length) break
  }
  return found
}

/** Black is what is much darker than the mean of a square about it, which is larger than a marker. */
function blackAndWhite({ width, height, data }: Plane<Uint8Array>, black: number): Plane<Uint8Array> {
  // Sums of all above and to the left: the sum of any square is four of them.
  const across = width + 1
  const sums = new Float64Array(across * (height + 1))
  for (let row = 0; row < height; row++) {
    let sum = 0
    for (let column = 0; column < width; column++) {
      sum += data[row * width + column]!
      sums[(row + 1) * across + column + 1] = sums[row * across + column + 1]! + sum
    }
  }
  const reach = Math.round(Math.max(width, height) / 25)
  const parted = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const [top, bottom] = [Math.max(0, row - reach), Math.min(height, row + reach + 1)]
    const [above, below] = [Math.max(0, row - 1), Math.min(height, row + 2)]
    for (let column = 0; column < width; column++) {
      const [left, right] = [Math.max(0, column - reach), Math.min(width, column + reach + 1)]
      const [before, after] = [Math.max(0, column - 1), Math.min(width, column + 2)]
      const about =
        sums[bottom * across + right]! - sums[top * across + right]! - sums[bottom * across + left]! + sums[top * across + left]!
      const here =
        sums[below * across + after]! - sums[above * across + after]! - sums[below * across + before]! + sums[above * across + before]!
      const [wide, narrow] = [(bottom - top) * (right - left), (below - above) * (after - before)]
      parted[row * width + column] = here * wide < black * about * narrow ? 0 : 255
    }
  }
  return { width, height, data: parted }
}

type Line = { a: number; b: number; c: number }

/** Corners between lines that are laid along the sides where light turns to dark. */
function sharpened(light: Plane<Uint8Array>, corners: readonly Point[]): readonly Point[] {
  const sides = corners.map((corner, index) => sideOf(light, corner, corners[(index + 1) % 4] ?? corner))
  return corners.map((corner, index) => {
    const [one, other] = [sides[(index + 3) % 4], sides[index]]
    const met = one && other ? meetingOf(one, other) : null
    const size = Math.hypot((corners[(index + 1) % 4]?.x ?? 0) - corner.x, (corners[(index + 1) % 4]?.y ?? 0) - corner.y)
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) < size / 6 ? met : corner
  })
}

function sideOf(light: Plane<Uint8Array>, from: Point, to: Point): Line | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length]
  // Corners go clockwise, so that the outside lies to the left of the way.
  const [outX, outY] = [down, -across]
  const reach = Math.max(2.5, length / 12)
  const points: Point[] = []
  for (let part = 0.12; part <= 0.881; part += 0.04) {
    const [x, y] = [from.x + across * length * part, from.y + down * length * part]
    const values: number[] = []
    for (let step = -reach; step <= reach; step += 0.5) values.push(valueAt(light, x + outX * step - 0.5, y + outY * step - 0.5))
    const [dark, bright] = [Math.min(...values), Math.max(...values)]
    if (bright - dark < 25) continue
    const middle = (dark + bright) / 2
    const index = values.findIndex((value, each) => value < middle && (values[each + 1] ?? 0) >= middle)
    if (index === -1) continue
    const [low = 0, high = 0] = [values[index], values[index + 1]]
    const step = -reach + 0.5 * (index + (middle - low) / Math.max(1e-6, high - low))
    points.push({ x: x + outX * step, y: y + outY * step })
  }
  const line = points.length >= 5 ? lineThrough(points) : null
  if (!line) return null
  const near = points.filter(({ x, y }) => Math.abs(line.a * x + line.b * y - line.c) < Math.max(0.8, length / 40))
  return near.length >= 5 ? lineThrough(near) : null
}

/** The line with the least squares of distances. */
function lineThrough(points: readonly Point[]): Line {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  let [xx, xy, yy] = [0, 0, 0]
  for (const point of points) {
    xx += (point.x - x) ** 2
    xy += (point.x - x) * (point.y - y)
    yy += (point.y - y) ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const [a, b] = [-Math.sin(angle), Math.cos(angle)]
  return { a, b, c: a * x + b * y }
}

function meetingOf(one: Line, other: Line): Point | null {
  const whole = one.a * other.b - other.a * one.b
  if (Math.abs(whole) < 1e-6) return null
  return { x: (one.c * other.b - other.c * one.b) / whole, y: (one.a * other.c - other.a * one.c) / whole }
}
