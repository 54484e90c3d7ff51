import type { Rect } from '#domain/answer-sheet'
import { halved, perMm, turned } from './flatten'
import { quantile } from './measure-cells'
import { kept, type Plane } from './photo'

/** Pixels a millimetre of the plane in which folds are looked for. */
const coarse = perMm / 2
/** A fold is followed in pieces of so many rows; from one to the next it goes aside by a pixel at most. */
const piece = 20
/** The paper beside a fold, and how far its own darkness reaches, in pixels. */
const [aside, reach] = [4, 3]
/** A line is a fold when it is so dark on the mean of the whole page; a piece counts no more and no less than these. */
const leastFold = 0.0135
const [lightest, darkest] = [-0.02, 0.05]
const mostFolds = 3

/**
 * Takes off, in place, the lines of folded paper: straight from side to side, no wider than ink. What is written on a fold stays.
 * @param printed what else is no part of a fold
 */
export function takeOffFolds(dark: Plane, cells: readonly Rect[], printed: readonly Rect[]): void {
  const half = halved(dark, wholeDark, kept('half', Int32Array, (dark.width >> 1) * (dark.height >> 1)))
  takeOffUpright(dark, { row: dark.width, column: 1 }, half, printOn(half, cells, printed))
  const onSide = turned(half, kept('half on its side', Int32Array, half.data.length))
  takeOffUpright(dark, { row: 1, column: dark.width }, onSide, printOn(onSide, cells.map(laid), printed.map(laid)))
}

/** Half of the page in whole numbers, which are compared twice as fast: so many are black. What is printed is more than any darkness. */
type Half = Plane<Int32Array>
const wholeDark = 1 << 16
const ofPrint = 1 << 24

/** A 1 a pixel where something is printed. */
type Print = Plane<Uint8Array>

function printOn({ width, height }: Half, cells: readonly Rect[], printed: readonly Rect[]): Print {
  const isPrint = { width, height, data: kept(`print ${width}`, Uint8Array, width * height).fill(0) }
  for (const cell of cells) markFrame(isPrint, cell)
  for (const rect of printed) mark(isPrint, rect)
  return isPrint
}

const laid = ({ x, y, width, height }: Rect): Rect => ({ x: y, y: x, width: height, height: width })

/** Marks the pixels of a rectangle and half a millimetre to each side. */
function mark({ width: across, data }: Print, { x, y, width, height }: Rect): void {
  const out = 0.5
  for (let row = Math.floor((y - out) * coarse); row <= (y + height + out) * coarse; row++)
    data.fill(1, row * across + Math.floor((x - out) * coarse), row * across + Math.floor((x + width + out) * coarse) + 1)
}

function markFrame(isPrint: Print, { x, y, width, height }: Rect): void {
  for (const top of [y, y + height]) mark(isPrint, { x, y: top, width, height: 0 })
  for (const left of [x, x + width]) mark(isPrint, { x: left, y, width: 0, height })
}

/** How far it is in a plane from one row to the next and from one column to the next: so that it is taken as it lies, or on its side. */
type Steps = { row: number; column: number }

function takeOffUpright(dark: Plane, steps: Steps, half: Half, isPrint: Print): void {
  const scores = scoresOf(half, isPrint)
  for (let count = 0; count < mostFolds; count++) {
    const { columns, mean } = darkestPath(scores, half.width)
    if (mean < leastFold) return
    takeOff(dark, steps, half, isPrint, columns)
    // No second fold so near: what is left there is noise.
    for (const [index, column] of columns.entries()) scores[index]?.fill(lightest, Math.max(0, column - 3 * aside), column + 3 * aside + 1)
  }
}

/** How dark a line is at each column of each piece, wherever nothing is printed: where it is at its palest, but for noise. */
function scoresOf({ width, height, data }: Half, isPrint: Print): Float32Array[] {
  // A quarter of a piece is enough.
  const mostPale = piece / 4 + 1
  const palest = new Int32Array(mostPale)
  const values = kept(`piece ${width}`, Int32Array, piece * width)
  return Array.from({ length: Math.floor(height / piece) }, (_, index) => {
    const first = index * piece * width
    for (let to = aside + 1; to < values.length - aside - 1; to++) {
      const at = first + to
      const left = data[at - aside]! + data[at - aside + 1]!
      const less = data[at + aside]! + data[at + aside - 1]! - left
      const paler = left + (less & (less >> 31))
      values[to] = data[at - 1]! + 2 * data[at]! + data[at + 1]! - 2 * paler + isPrint.data[at]! * ofPrint
    }
    const scores = new Float32Array(width)
    for (let column = aside + 1; column < width - aside - 1; column++) {
      palest.fill(ofPrint)
      let count = 0
      for (let at = column; at < values.length; at += width) {
        const value = values[at]!
        if (value >= ofPrint / 2) continue
        count++
        if (value >= palest[mostPale - 1]!) continue
        let place = mostPale - 1
        for (; place > 0 && palest[place - 1]! > value; place--) palest[place] = palest[place - 1]!
        palest[place] = value
      }
      scores[column] = count < piece / 4 ? 0 : Math.min(darkest, Math.max(lightest, palest[count >> 2]! / (4 * wholeDark)))
    }
    return scores
  })
}

function darkestPath(scores: readonly Float32Array[], width: number): { columns: number[]; mean: number } {
  const from: Int8Array[] = []
  let sums = scores[0]?.slice() ?? new Float32Array(width)
  for (const score of scores.slice(1)) {
    const [next, steps] = [new Float32Array(width), new Int8Array(width)]
    for (let column = 0; column < width; column++) {
      let best = 0
      for (const step of [-1, 1]) if ((sums[column + step] ?? -Infinity) > sums[column + best]!) best = step
      steps[column] = best
      next[column] = sums[column + best]! + score[column]!
    }
    from.push(steps)
    sums = next
  }
  let column = sums.reduce((best, sum, index) => (sum > sums[best]! ? index : best), 0)
  const mean = sums[column]! / scores.length
  const columns = [column]
  for (const steps of from.toReversed()) columns.unshift((column += steps[column]!))
  return { columns, mean }
}

/** Takes the darkness of a fold off, piece by piece, as it is on the mean of a few of them. */
function takeOff(dark: Plane, steps: Steps, half: Half, isPrint: Print, columns: readonly number[]): void {
  const profiles = columns.map((_, index) => profileOf(half, isPrint, columns, index))
  for (let row = 0; row < 2 * half.height; row++) {
    const place = Math.min(columns.length - 1, Math.max(0, (row / 2 - piece / 2) / piece))
    const index = Math.floor(place)
    const part = place - index
    const [one, other] = [profiles[index]!, profiles[index + 1] ?? profiles[index]!]
    const middle = columns[index]! + ((columns[index + 1] ?? columns[index]!) - columns[index]!) * part
    const last = Math.min(2 * half.width - 1, Math.floor(2 * (middle + reach)) + 1)
    for (let column = Math.max(0, Math.ceil(2 * (middle - reach))); column <= last; column++) {
      const away = Math.min(2 * reach, Math.max(0, (column - 0.5) / 2 - middle + reach))
      const near = Math.floor(away)
      const share = away - near
      const at = (profile: Float32Array) => profile[near]! * (1 - share) + (profile[near + 1] ?? 0) * share
      dark.data[row * steps.row + column * steps.column]! -= at(one) * (1 - part) + at(other) * part
    }
  }
}

/** How dark a fold is at each pixel from its left to its right, about one piece of it. */
function profileOf({ width, data }: Half, isPrint: Print, columns: readonly number[], index: number): Float32Array {
  const values: number[][] = Array.from({ length: 2 * (reach + 2) + 1 }, () => [])
  for (let near = Math.max(0, index - 2); near <= Math.min(columns.length - 1, index + 2); near++)
    for (let row = near * piece; row < (near + 1) * piece; row++)
      for (let away = -reach - 2; away <= reach + 2; away++) {
        const column = columns[near]! + away
        const at = row * width + column
        if (column >= 0 && column < width && isPrint.data[at] === 0) values[away + reach + 2]!.push(data[at]! / wholeDark)
      }
  const usual = values.map((each) => quantile(each, 0.4))
  const paper = Math.min((usual[0]! + usual[1]!) / 2, (usual.at(-1)! + usual.at(-2)!) / 2)
  return Float32Array.from(usual.slice(2, -2), (value) => Math.max(0, value - paper))
}
