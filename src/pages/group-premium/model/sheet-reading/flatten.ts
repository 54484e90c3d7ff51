import { paperSize } from '#domain/answer-sheet'
import { kept, valueAt, type Homography, type Plane } from './photo'

/** Pixels of a flattened page for each millimetre. */
export const perMm = 5

/** So many pixels of the page lie so near to a straight line of the photo that only the ends of it are projected. */
const span = 15

/** The page as it would be seen from above, `perMm` pixels a millimetre, each pixel 0–255. */
export function flatten(photo: Plane<Uint8Array>, homography: Homography): Plane {
  const { width: across, height: down, data: light } = photo
  const [width, height] = [paperSize.width * perMm, paperSize.height * perMm]
  const data = kept('page', Float32Array, width * height)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography
  const isWithin = (u: number, v: number) => u >= 0 && v >= 0 && u <= across - 1.001 && v <= down - 1.001
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
      const stepU = (lastU - u) / span
      const stepV = (lastV - v) / span
      if (isWithin(u, v) && isWithin(lastU, lastV))
        // What `valueAt` does, where no pixel is beyond the edge.
        for (let part = 0; part < span; part++, to++) {
          const pointU = u + part * stepU
          const pointV = v + part * stepV
          const left = pointU | 0
          const top = pointV | 0
          const from = Math.imul(top, across) + left
          const right = pointU - left
          const above = light[from]! + (light[from + 1]! - light[from]!) * right
          const below = light[from + across]! + (light[from + across + 1]! - light[from + across]!) * right
          data[to] = above + (below - above) * (pointV - top)
        }
      else for (let part = 0; part < span; part++, to++) data[to] = valueAt(photo, u + part * stepU, v + part * stepV)
      u = lastU
      v = lastV
    }
  }
  return { width, height, data }
}

/** A thing wider and higher than this, in millimetres, is a shadow; what is less is ink. */
const leastShadow = 8

/** Half of the page in whole numbers, which are compared twice as fast; so many of them are one of a pixel’s 255. */
type Paper = Plane<Int32Array>
const halfParts = 64
const partsOfPixel = halfParts * 16 * 16

/**
 * How dark each pixel is against the paper about it: 0 paper, towards 1 black. Shadows are a property of the paper. It is hardly blurred, so that it has
 * the edge of a shadow where the page has it.
 */
export function darkness(page: Plane): Plane {
  const paper = paperOf(page)
  const { width, height } = page
  const data = kept('darkness', Float32Array, width * height)
  const across = paper.width
  const line = new Float32Array(across)
  for (let row = 0; row < height; row++) {
    // Pixels of the page lie a quarter aside from those of the paper.
    const near = Math.min(paper.height - 1, row >> 1) * across
    const far = Math.min(paper.height - 1, Math.max(0, row & 1 ? (row >> 1) + 1 : (row >> 1) - 1)) * across
    for (let index = 0; index < across; index++)
      line[index] = (3 * paper.data[near + index]! + paper.data[far + index]!) / (4 * partsOfPixel)
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

/** The page without its ink. */
function paperOf(page: Plane): Paper {
  const size = (page.width >> 1) * (page.height >> 1)
  const paper = halved(page, halfParts, kept('paper', Int32Array, size))
  const other = kept('paper on the way', Int32Array, size)
  soften(paper, other)
  const closed = close(paper, other, Math.round((leastShadow * perMm) / 2 / 2))
  soften(closed, other)
  return closed
}

/** Each pixel the mean of four, in whole numbers: so many are a 1 of the page. */
export function halved({ width, height, data }: Plane, parts: number, half: Int32Array): Plane<Int32Array> {
  const [across, down] = [width >> 1, height >> 1]
  for (let row = 0, to = 0; row < down; row++)
    for (let from = row * 2 * width, end = from + 2 * across; from < end; from += 2, to++)
      half[to] = (data[from]! + data[from + 1]! + data[from + width]! + data[from + width + 1]!) * (parts / 4)
  return { width: across, height: down, data: half }
}

/** To each pixel half of its neighbours, in place: what is all of one light is 16 times as much then. */
function soften({ width, height, data }: Paper, between: Int32Array): void {
  for (let row = 0; row < height; row++) {
    const [first, last] = [row * width, (row + 1) * width - 1]
    for (let index = first; index <= last; index++)
      between[index] = data[index > first ? index - 1 : first]! + 2 * data[index]! + data[index < last ? index + 1 : last]!
  }
  for (let row = 0; row < height; row++) {
    const [here, above, below] = [row * width, Math.max(0, row - 1) * width, Math.min(height - 1, row + 1) * width]
    for (let column = 0; column < width; column++)
      data[here + column] = between[above + column]! + 2 * between[here + column]! + between[below + column]!
  }
}

/** The greatest of each square of `2 · reach + 1` pixels, and then the least of those: what is narrower and darker goes. In place. */
function close(paper: Paper, other: Int32Array, reach: number): Paper {
  eachRow(paper, (line) => takeGreatest(line, reach, 1))
  const onSide = turned(paper, other)
  // Down the page both at once, while the line is at hand: in which order the directions come is all one.
  eachRow(onSide, (line) => {
    takeGreatest(line, reach, 1)
    takeGreatest(line, reach, -1)
  })
  const closed = turned(onSide, paper.data)
  eachRow(closed, (line) => takeGreatest(line, reach, -1))
  return closed
}

function eachRow({ width, height, data }: Paper, pass: (line: Int32Array) => void): void {
  for (let row = 0; row < height; row++) pass(data.subarray(row * width, (row + 1) * width))
}

/** Rows become columns. */
export function turned({ width, height, data }: Plane<Int32Array>, onSide: Int32Array): Plane<Int32Array> {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) onSide[column * height + row] = data[row * width + column]!
  return { width: height, height: width, data: onSide }
}

const longest = 2 * Math.max(paperSize.width, paperSize.height) * perMm
const [padded, ahead, behind] = [new Int32Array(longest), new Int32Array(longest), new Int32Array(longest)]

/**
 * Puts the greatest of `2 · reach + 1` neighbours in the place of each: van Herk’s way, whose time does not grow with the reach. The greater of two whole
 * numbers is found without a branch, which a processor cannot foresee here: half the time of `Math.max` (`bench:sheet-pace`).
 * @param sign −1 for the least
 */
function takeGreatest(line: Int32Array, reach: number, sign: 1 | -1): void {
  const [count, window] = [line.length, 2 * reach + 1]
  const all = count + 2 * reach
  // The line goes on as it begins and ends: so all windows are whole.
  for (let index = 0; index < count; index++) padded[index + reach] = Math.imul(sign, line[index]!)
  padded.fill(padded[reach]!, 0, reach)
  padded.fill(padded[reach + count - 1]!, reach + count, all)
  for (let start = 0; start < all; start += window) {
    const stop = start + window < all ? start + window : all
    let best = padded[start]!
    for (let index = start; index < stop; index++) {
      const more = padded[index]! - best
      best += more & ~(more >> 31)
      ahead[index] = best
    }
    best = padded[stop - 1]!
    for (let index = stop - 1; index >= start; index--) {
      const more = padded[index]! - best
      best += more & ~(more >> 31)
      behind[index] = best
    }
  }
  for (let index = 0; index < count; index++) {
    const best = behind[index]!
    const more = ahead[index + window - 1]! - best
    line[index] = Math.imul(sign, best + (more & ~(more >> 31)))
  }
}
