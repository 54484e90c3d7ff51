import { paperSize } from '#domain/answer-sheet'
import type { Homography, Plane } from './photo'

/** Pixels of a flattened page for each millimetre. */
export const perMm = 5

/** So many pixels of the page lie so near to a straight line of the photo that only the ends of it are projected. */
const span = 15

/** The page as it would be seen from above, `perMm` pixels a millimetre, each pixel 0–255. */
export function flatten({ width: across, height: down, data: light }: Plane<Uint8Array>, homography: Homography): Plane {
  const [width, height] = [paperSize.width * perMm, paperSize.height * perMm]
  const data = new Float32Array(width * height)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography
  const [mostX, mostY] = [across - 1.001, down - 1.001]
  for (let row = 0, to = 0; row < height; row++) {
    const y = (row + 0.5) / perMm
    const [startU, startV, startDepth] = [b * y + c, e * y + f, h * y + 1]
    let x = 0.5 / perMm
    let depth = 1 / (g * x + startDepth)
    let u = (a * x + startU) * depth - 0.5
    let v = (d * x + startV) * depth - 0.5
    for (let column = 0; column < width; column += span) {
      x += span / perMm
      depth = 1 / (g * x + startDepth)
      const lastU = (a * x + startU) * depth - 0.5
      const lastV = (d * x + startV) * depth - 0.5
      const [stepU, stepV] = [(lastU - u) / span, (lastV - v) / span]
      for (let part = 0; part < span; part++, to++) {
        const pointU = u + part * stepU
        const pointV = v + part * stepV
        const insideU = pointU < 0 ? 0 : pointU > mostX ? mostX : pointU
        const insideV = pointV < 0 ? 0 : pointV > mostY ? mostY : pointV
        const left = insideU | 0
        const top = insideV | 0
        const from = (top * across + left) | 0
        const right = insideU - left
        const above = light[from]! + (light[from + 1]! - light[from]!) * right
        const below = light[from + across]! + (light[from + across + 1]! - light[from + across]!) * right
        data[to] = above + (below - above) * (insideV - top)
      }
      u = lastU
      v = lastV
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
  const paper = softened(closed(softened(halved(page)), Math.round((leastShadow * perMm) / 2 / 2)))
  const { width, height } = page
  const data = new Float32Array(width * height)
  const across = paper.width
  const line = new Float32Array(across)
  for (let row = 0; row < height; row++) {
    // Pixels of the page lie a quarter aside from those of the paper.
    const near = Math.min(paper.height - 1, row >> 1)
    const far = Math.min(paper.height - 1, Math.max(0, row & 1 ? near + 1 : near - 1))
    for (let index = 0; index < across; index++)
      line[index] = 0.75 * paper.data[near * across + index]! + 0.25 * paper.data[far * across + index]!
    for (let here = 0, index = row * width; here < across; here++, index += 2) {
      const most = 0.75 * line[here]!
      const left = most + 0.25 * line[here === 0 ? 0 : here - 1]!
      const right = most + 0.25 * line[here === across - 1 ? here : here + 1]!
      data[index] = 1 - page.data[index]! / (left > 8 ? left : 8)
      data[index + 1] = 1 - page.data[index + 1]! / (right > 8 ? right : 8)
    }
  }
  return { width, height, data }
}

export function halved({ width, height, data }: Plane): Plane {
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
function softened({ width, height, data }: Plane): Plane {
  const [between, done] = [new Float32Array(data.length), new Float32Array(data.length)]
  for (let row = 0; row < height; row++) {
    const [first, last] = [row * width, (row + 1) * width - 1]
    for (let index = first; index <= last; index++)
      between[index] = (data[index > first ? index - 1 : first]! + 2 * data[index]! + data[index < last ? index + 1 : last]!) / 4
  }
  for (let row = 0; row < height; row++) {
    const [here, above, below] = [row * width, Math.max(0, row - 1) * width, Math.min(height - 1, row + 1) * width]
    for (let column = 0; column < width; column++)
      done[here + column] = (between[above + column]! + 2 * between[here + column]! + between[below + column]!) / 4
  }
  return { width, height, data: done }
}

/** The greatest of each square of `2 · reach + 1` pixels, and then the least of those: what is narrower and darker goes. */
function closed(plane: Plane, reach: number): Plane {
  const wide = alongRows(plane, (line) => extreme(line, reach, true))
  // Down the page both at once, while the line is at hand: in which order the directions come is all one.
  const high = alongRows(turned(wide), (line) => {
    extreme(line, reach, true)
    extreme(line, reach, false)
  })
  return alongRows(turned(high), (line) => extreme(line, reach, false))
}

/** Does to each row what `pass` does to a line. */
function alongRows({ width, height, data }: Plane, pass: (line: Float32Array) => void): Plane {
  const done = data.slice()
  for (let row = 0; row < height; row++) pass(done.subarray(row * width, (row + 1) * width))
  return { width, height, data: done }
}

/** Rows become columns. */
export function turned({ width, height, data }: Plane): Plane {
  const done = new Float32Array(data.length)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) done[column * height + row] = data[row * width + column]!
  return { width: height, height: width, data: done }
}

const longest = 2 * Math.max(paperSize.width, paperSize.height) * perMm
const [padded, ahead, behind] = [new Float32Array(longest), new Float32Array(longest), new Float32Array(longest)]

/** Puts the greatest of `2 · reach + 1` neighbours in the place of each, or the least: van Herk’s way, whose time does not grow with the reach. */
function extreme(line: Float32Array, reach: number, isGreatest: boolean): void {
  const [count, window] = [line.length, 2 * reach + 1]
  const all = count + 2 * reach
  const sign = isGreatest ? 1 : -1
  // The line goes on as it begins and ends: so all windows are whole.
  for (let index = 0; index < count; index++) padded[index + reach] = sign * line[index]!
  padded.fill(padded[reach]!, 0, reach)
  padded.fill(padded[reach + count - 1]!, reach + count, all)
  for (let start = 0; start < all; start += window) {
    const stop = start + window < all ? start + window : all
    let best = padded[start]!
    for (let index = start; index < stop; index++) {
      const value = padded[index]!
      if (value > best) best = value
      ahead[index] = best
    }
    best = padded[stop - 1]!
    for (let index = stop - 1; index >= start; index--) {
      const value = padded[index]!
      if (value > best) best = value
      behind[index] = best
    }
  }
  for (let index = 0; index < count; index++) {
    const one = behind[index]!
    const other = ahead[index + window - 1]!
    line[index] = sign * (one > other ? one : other)
  }
}
