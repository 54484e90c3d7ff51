import { paperSize } from '#domain/answer-sheet'
import { valueAt, type Homography, type Plane } from './photo'

/** Pixels of a flattened page for each millimetre. */
export const perMm = 5

/** The page as it would be seen from above, `perMm` pixels a millimetre, each pixel 0–255. */
export function flatten(light: Plane<Uint8Array>, homography: Homography): Plane {
  const [width, height] = [paperSize.width * perMm, paperSize.height * perMm]
  const data = new Float32Array(width * height)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / perMm
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / perMm
      const depth = g * x + h * y + 1
      data[row * width + column] = valueAt(light, (a * x + b * y + c) / depth - 0.5, (d * x + e * y + f) / depth - 0.5)
    }
  }
  return { width, height, data }
}

/** A thing wider and higher than this, in millimetres, is a shadow; what is less is ink. */
const leastShadow = 8

/**
 * How dark each pixel is against the paper about it: 0 paper, towards 1 black. Shadows are a property of the paper. It is hardly blurred, so that it has
 * the edge of a shadow where the page has it.
 */
export function darkness(page: Plane): Plane {
  const half = softened(halved(page))
  const reach = Math.round((leastShadow * perMm) / 2 / 2)
  const paper = softened(extreme(extreme(half, reach, true), reach, false))
  const { width, height } = page
  const data = new Float32Array(width * height)
  const across = paper.width
  for (let row = 0; row < height; row++) {
    const y = Math.min(paper.height - 1.001, Math.max(0, (row - 0.5) / 2))
    const [top, down] = [Math.floor(y) * across, y % 1]
    for (let column = 0; column < width; column++) {
      const x = Math.min(across - 1.001, Math.max(0, (column - 0.5) / 2))
      const from = top + Math.floor(x)
      const right = x % 1
      const above = paper.data[from]! * (1 - right) + paper.data[from + 1]! * right
      const below = paper.data[from + across]! * (1 - right) + paper.data[from + across + 1]! * right
      const index = row * width + column
      data[index] = 1 - page.data[index]! / Math.max(8, above + (below - above) * down)
    }
  }
  return { width, height, data }
}

function halved({ width, height, data }: Plane): Plane {
  const [across, down] = [Math.floor(width / 2), Math.floor(height / 2)]
  const half = new Float32Array(across * down)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const from = row * 2 * width + column * 2
      half[row * across + column] = (data[from]! + data[from + 1]! + data[from + width]! + data[from + width + 1]!) / 4
    }
  return { width: across, height: down, data: half }
}

/** A pixel and half of its neighbours. */
function softened(plane: Plane): Plane {
  return alongBoth(plane, (from, to, start, step, count) => {
    let [before, here] = [from[start]!, from[start]!]
    for (let index = 0; index < count; index++) {
      const after = from[start + Math.min(count - 1, index + 1) * step]!
      to[start + index * step] = (before + 2 * here + after) / 4
      before = here
      here = after
    }
  })
}

/** The greatest of a square of `2 · reach + 1` pixels, or the least: van Herk’s way, whose time does not grow with the square. */
function extreme(plane: Plane, reach: number, isGreatest: boolean): Plane {
  const window = 2 * reach + 1
  const longest = Math.max(plane.width, plane.height) + 2 * reach
  const [ahead, behind, line] = [new Float32Array(longest), new Float32Array(longest), new Float32Array(longest)]
  return alongBoth(plane, (from, to, start, step, count) => {
    const whole = count + 2 * reach
    for (let index = 0; index < whole; index++) line[index] = from[start + Math.min(count - 1, Math.max(0, index - reach)) * step]!
    let [best, left] = [0, 0]
    for (let index = 0; index < whole; index++) {
      const value = line[index]!
      if (left === 0 || value > best === isGreatest) best = value
      left = left === 0 ? window - 1 : left - 1
      ahead[index] = best
    }
    for (let index = whole - 1; index >= 0; index--) {
      const value = line[index]!
      if (index === whole - 1 || index % window === window - 1 || value > best === isGreatest) best = value
      behind[index] = best
    }
    for (let index = 0; index < count; index++) {
      const [one, other] = [behind[index]!, ahead[index + window - 1]!]
      to[start + index * step] = one > other === isGreatest ? one : other
    }
  })
}

type Pass = (from: Float32Array, to: Float32Array, start: number, step: number, count: number) => void

/** First each row, then each column. */
function alongBoth({ width, height, data }: Plane, pass: Pass): Plane {
  const [between, done] = [new Float32Array(data.length), new Float32Array(data.length)]
  for (let row = 0; row < height; row++) pass(data, between, row * width, 1, width)
  for (let column = 0; column < width; column++) pass(between, done, column, width, height)
  return { width, height, data: done }
}
