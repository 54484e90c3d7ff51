import type { Rect } from '#domain/answer-sheet'

/** A photo: four bytes a pixel, row by row. */
export type Photo = { width: number; height: number; data: Uint8ClampedArray }
/** One number a pixel, row by row. */
export type Plane<T extends Uint8Array | Int32Array | Float32Array = Float32Array> = { width: number; height: number; data: T }
export type Point = { x: number; y: number }
/** Takes a point of the page, in millimetres, to a point of the photo, in pixels: eight numbers, the ninth is 1. */
export type Homography = readonly number[]

const spare = new Map<string, Uint8Array | Int32Array | Float32Array>()

/**
 * A list of the page’s size that is written over at the next photo, with what is left in it: a fifth of a reading would go into taking and clearing such
 * ones anew (`bench:sheet-pace`).
 */
export function kept<T extends Uint8Array | Int32Array | Float32Array>(name: string, Kind: new (length: number) => T, length: number): T {
  const own = spare.get(name)
  if (own instanceof Kind && own.length === length) return own
  const made = new Kind(length)
  spare.set(name, made)
  return made
}

/** The same picture, its longer side `longest` pixels: each pixel is the mean of those it stands for; a smaller one is enlarged, twice at most. */
export function shrink(light: Plane<Uint8Array>, longest: number): { light: Plane<Uint8Array>; factor: number } {
  const factor = Math.max(0.5, Math.max(light.width, light.height) / longest)
  if (factor < 1) return { light: enlarged(light, factor), factor }
  const width = Math.floor(light.width / factor)
  const height = Math.floor(light.height / factor)
  const data = new Uint8Array(width * height)
  const from = light.data
  const edges = Int32Array.from({ length: width + 1 }, (_, x) => Math.floor(x * factor))
  const sums = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * factor)
    const bottom = Math.max(top + 1, Math.floor((y + 1) * factor))
    sums.fill(0)
    for (let row = top; row < bottom; row++)
      for (let x = 0, index = row * light.width; x < width; x++) {
        let sum = 0
        for (const end = row * light.width + edges[x + 1]!; index < end; index++) sum += from[index]!
        sums[x]! += sum
      }
    for (let x = 0; x < width; x++) data[y * width + x] = sums[x]! / ((bottom - top) * (edges[x + 1]! - edges[x]!))
  }
  return { light: { width, height, data }, factor }
}

function enlarged(light: Plane<Uint8Array>, factor: number): Plane<Uint8Array> {
  const width = Math.floor(light.width / factor)
  const height = Math.floor(light.height / factor)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = valueAt(light, (x + 0.5) * factor - 0.5, (y + 0.5) * factor - 0.5)
  return { width, height, data }
}

/** The picture as a grey photo. */
export function asPhoto({ width, height, data }: Plane<Uint8Array>): Photo {
  const grey = new Uint32Array(width * height)
  for (let index = 0; index < grey.length; index++) grey[index] = 0xff000000 + data[index]! * 0x010101
  return { width, height, data: new Uint8ClampedArray(grey.buffer) }
}

/** One number a pixel, its four bytes. */
const pixelsOf = ({ buffer, byteOffset, length }: Uint8ClampedArray): Int32Array => new Int32Array(buffer, byteOffset, length >> 2)

/** How light each pixel is, 0–255. */
export function lightness({ width, height, data }: Photo): Plane<Uint8Array> {
  const light = kept('light', Uint8Array, width * height)
  // A pixel at once: red is its lowest byte.
  const pixels = pixelsOf(data)
  for (let index = 0; index < light.length; index++) {
    const pixel = pixels[index]!
    light[index] = (77 * (pixel & 255) + 150 * ((pixel >> 8) & 255) + 29 * ((pixel >> 16) & 255)) >> 8
  }
  return { width, height, data: light }
}

/** The value between pixels; outside of the picture that of its edge. */
export function valueAt({ width, height, data }: Plane<Uint8Array | Float32Array>, x: number, y: number): number {
  const column = Math.min(width - 1.001, Math.max(0, x))
  const row = Math.min(height - 1.001, Math.max(0, y))
  const left = Math.floor(column)
  const top = Math.floor(row)
  const right = column - left
  const from = top * width + left
  const above = data[from]! * (1 - right) + data[from + 1]! * right
  const below = data[from + width]! * (1 - right) + data[from + width + 1]! * right
  return above + (below - above) * (row - top)
}

export function project(homography: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography
  const depth = g * x + h * y + 1
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth }
}

/** The homography that takes each point of `from` as near to its point of `to` as can be (least squares); null where there is none. */
export function homographyOf(from: readonly Point[], to: readonly Point[]): Homography | null {
  const [here, there] = [centred(from), centred(to)]
  const square = Array.from({ length: 8 }, () => new Float64Array(9))
  for (const [index, { x, y }] of here.points.entries()) {
    const { x: u, y: v } = there.points[index] ?? { x: 0, y: 0 }
    for (const row of [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ])
      for (let i = 0; i < 8; i++) for (let j = 0; j < 9; j++) square[i]![j]! += row[i]! * row[j]!
  }
  const solved = solve(square)
  if (!solved) return null
  const [a, b, c, d, e, f, g, h] = solved as [number, number, number, number, number, number, number, number]
  // Back from centred points: there⁻¹ · H · here.
  const { scale: s, x: p, y: q } = here
  const { scale: t, x: m, y: n } = there
  const lines = [
    [a * s, b * s, c - a * s * p - b * s * q],
    [d * s, e * s, f - d * s * p - e * s * q],
    [g * s, h * s, 1 - g * s * p - h * s * q],
  ] as const
  const back = [0, 1, 2].map((j) => [lines[0][j]! / t + m * lines[2][j]!, lines[1][j]! / t + n * lines[2][j]!, lines[2][j]!] as const)
  const whole = back[2]![2]
  if (Math.abs(whole) < 1e-12) return null
  const at = (line: 0 | 1 | 2, column: number) => back[column]![line] / whole
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1)]
}

/** Points about their middle in units of their spread: numbers of one size can be solved. */
function centred(points: readonly Point[]): { points: Point[]; scale: number; x: number; y: number } {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const spread = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / points.length
  const scale = 1 / Math.max(spread, 1e-9)
  return { points: points.map((point) => ({ x: (point.x - x) * scale, y: (point.y - y) * scale })), scale, x, y }
}

/** Gauss with the largest pivot. */
export function solve(rows: Float64Array[]): number[] | null {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let best = column
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row
    const pivot = rows[best]!
    if (Math.abs(pivot[column]!) < 1e-12) return null
    rows[best] = rows[column]!
    rows[column] = pivot
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const times = rows[row]![column]! / pivot[column]!
      for (let index = column; index <= size; index++) rows[row]![index]! -= times * pivot[index]!
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!)
}

/** A part of the page as it would be seen from above, in its own colours. */
export function cropOf(photo: Photo, homography: Homography, { x, y, width, height }: Rect, perMm: number): Photo {
  const [across, down] = [Math.round(width * perMm), Math.round(height * perMm)]
  const [from, to] = [pixelsOf(photo.data), new Int32Array(across * down)]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography
  const within = (place: number, size: number) => Math.min(size - 1, Math.max(0, Math.round(place - 0.5)))
  for (let row = 0, index = 0; row < down; row++) {
    const v = y + (row + 0.5) / perMm
    for (let column = 0; column < across; column++, index++) {
      const u = x + (column + 0.5) / perMm
      const depth = g * u + h * v + 1
      const left = within((a * u + b * v + c) / depth, photo.width)
      const top = within((d * u + e * v + f) / depth, photo.height)
      to[index] = from[top * photo.width + left]! | opaque
    }
  }
  return { width: across, height: down, data: new Uint8ClampedArray(to.buffer) }
}

const opaque = 0xff000000
