import aruco from 'js-aruco2'
import { cornerMarkers, markerSize, type Rect } from '#domain/answer-sheet'
import { asPhoto, homographyOf, project, shrink, valueAt, type Homography, type Plane, type Point } from './photo'

/**
 * How markers are looked for: the longer side, and the share of the light below which a place is black (null: the finder decides). What
 * one look loses another often finds.
 */
const looks = [
  { longest: 700, black: null },
  { longest: 1000, black: null },
  { longest: 700, black: 0.78 },
  { longest: 1600, black: 0.78 },
  { longest: 1600, black: null },
  { longest: 1600, black: 0.88 },
  { longest: 1600, black: 0.65 },
  { longest: 2400, black: 0.78 },
]
/** How a marker is looked for where the others say that it lies: so many pixels a side. */
const nearLooks = [50, 100, 32].flatMap((side) => [0.78, null, 0.88, 0.65].map((black) => ({ side, black })))
/** So far from there, in markers, by how many of the others are known. */
const mostAside = [0, 0, 2, 1.2] as const
/** A code that is wrong in so many bits is still one marker’s alone: those of the dictionary differ in 12. */
const mostWrongBits = 4

/** The codes of the corners alone: one that is damaged is compared with each code that there is. */
const ownDictionary = 'corners'
aruco.AR.DICTIONARIES[ownDictionary] = { nBits: 36, tau: 12, codeList: cornerMarkers.map(({ bits }) => bits) }

export type FoundPage = { homography: Homography } | { missing: number[] }

/** Finds the page by its corner markers. `missing`: which of them are not seen, in the order of `cornerMarkers`. */
export function findPage(light: Plane<Uint8Array>): FoundPage {
  const found = findMarkers(light)
  const missing = cornerMarkers.flatMap(({ id }, index) => (found.has(id) ? [] : [index]))
  if (missing.length > 0) return { missing }
  // Twice: corners that were found in a small picture lie a little aside of where their sides are looked for.
  const sharp = [...found].map(([id, corners]) => [id, sharpened(light, sharpened(light, corners))] as const)
  const homography = homographyOfMarkers(new Map(sharp))
  return homography ? { homography } : { missing: [0, 1, 2, 3] }
}

function homographyOfMarkers(found: Markers): Homography | null {
  const known = cornerMarkers.filter(({ id }) => found.has(id))
  return homographyOf(
    known.flatMap(cornersOf),
    known.flatMap(({ id }) => found.get(id) ?? []),
  )
}

const cornersOf = ({ x, y }: Point): Point[] => [
  { x, y },
  { x: x + markerSize, y },
  { x: x + markerSize, y: y + markerSize },
  { x, y: y + markerSize },
]

/** The corners of each marker that was found, by its number, in pixels of the photo. */
type Markers = ReadonlyMap<number, readonly Point[]>

function findMarkers(light: Plane<Uint8Array>): Markers {
  const detector = new aruco.AR.Detector({ dictionaryName: ownDictionary, maxHammingDistance: mostWrongBits + 1 })
  const found = new Map<number, readonly Point[]>()
  const look = (part: Plane<Uint8Array>, start: Point, longest: number, black: number | null, about: number) => {
    const { light: small, factor } = shrink(part, longest)
    for (const { id, corners } of detector.detect(asPhoto(black === null ? small : blackAndWhite(small, black, about / factor))))
      if (id < cornerMarkers.length && !found.has(id))
        found.set(
          id,
          corners.map(({ x, y }) => ({ x: start.x + (x + 0.5) * factor, y: start.y + (y + 0.5) * factor })),
        )
  }
  for (const { longest, black } of looks) {
    look(light, { x: 0, y: 0 }, longest, black, Math.max(light.width, light.height) / 25)
    for (const { id } of cornerMarkers) {
      const near = found.has(id) ? null : whereOf(id, found, light)
      const part = near && partOf(light, near)
      if (!part) continue
      for (const { side, black: level } of nearLooks) {
        look(part, near, (Math.max(part.width, part.height) * side) / near.side, level, near.side)
        if (found.has(id)) break
      }
    }
    if (found.size === cornerMarkers.length) break
  }
  return found
}

/** Where a marker is to be looked for when others are known: a part of the photo, and how large the marker is there. */
function whereOf(id: number, found: Markers, { width, height }: Plane<Uint8Array>): (Rect & { side: number }) | null {
  const aside = mostAside[found.size]
  const marker = cornerMarkers.find((each) => each.id === id)
  const homography = aside && marker ? homographyOfMarkers(found) : null
  if (!aside || !marker || !homography) return null
  const corners = cornersOf(marker).map((corner) => project(homography, corner))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const side = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs) - aside * side)), Math.max(0, Math.floor(Math.min(...ys) - aside * side))]
  const [right, bottom] = [
    Math.min(width, Math.ceil(Math.max(...xs) + aside * side)),
    Math.min(height, Math.ceil(Math.max(...ys) + aside * side)),
  ]
  const isThere = side > 8 && right - left > side / 2 && bottom - top > side / 2
  return isThere ? { x: left, y: top, width: right - left, height: bottom - top, side } : null
}

function partOf(light: Plane<Uint8Array>, { x, y, width, height }: Rect): Plane<Uint8Array> {
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = (y + row) * light.width + x
    data.set(light.data.subarray(from, from + width), row * width)
  }
  return { width, height, data }
}

/** Black is what is much darker than the mean of a square about it, which is larger than a marker: `about` pixels to each side. */
function blackAndWhite({ width, height, data }: Plane<Uint8Array>, black: number, about: number): Plane<Uint8Array> {
  // Sums of all above and to the left: the sum of any square is four of them.
  const across = width + 1
  const sums = new Int32Array(across * (height + 1))
  for (let row = 0; row < height; row++)
    for (let column = 0, sum = 0, index = (row + 1) * across + 1; column < width; column++, index++) {
      sum += data[row * width + column]!
      sums[index] = sums[index - across]! + sum
    }
  const reach = Math.round(about)
  const from = (index: number, aside: number) => Math.max(0, index - aside)
  const [lefts, rights] = [new Int32Array(width), new Int32Array(width)]
  for (let column = 0; column < width; column++) {
    lefts[column] = from(column, reach)
    rights[column] = Math.min(width, column + reach + 1)
  }
  const parted = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const [top, bottom] = [from(row, reach), Math.min(height, row + reach + 1)]
    const [above, below] = [from(row, 1), Math.min(height, row + 2)]
    const [upper, lower, over, under] = [top * across, bottom * across, above * across, below * across]
    for (let column = 0; column < width; column++) {
      const left = lefts[column]!
      const right = rights[column]!
      const before = column === 0 ? 0 : column - 1
      const after = column + 2 > width ? width : column + 2
      const wide = sums[lower + right]! - sums[upper + right]! - sums[lower + left]! + sums[upper + left]!
      const here = sums[under + after]! - sums[over + after]! - sums[under + before]! + sums[over + before]!
      const isBlack = here * (bottom - top) * (right - left) < black * wide * (below - above) * (after - before)
      parted[row * width + column] = isBlack ? 0 : 255
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
