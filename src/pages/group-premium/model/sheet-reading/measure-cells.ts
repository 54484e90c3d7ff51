import type { Rect } from '#domain/answer-sheet'
import { perMm } from './flatten'
import { solve, type Plane, type Point } from './photo'

/** What is in a cell beside its printed frame, black print being 1. Lines are seen through a blur, by which thin and wide ones of one ink are alike. */
export type Measured = {
  /** How dark the inside is on the whole. */
  ink: number
  /** Its darkest tenth. */
  line: number
  /** Its darkest place. */
  peak: number
  /** The lightest tenth against the darkest one: near to 1 where a cell is filled. */
  solid: number
  /** A line that leaves the cell level on both sides, as one that strikes a mark out does. */
  beyond: number
  /** How dark the middle is, without slopes of light; so are the next two. */
  mean: number
  /** Its lines against the rest. */
  contrast: number
  /** The rest against its brightest. */
  pale: number
  /** The middle against the paper about the cell. */
  rise: number
  /** The paper on the brightest side of the cell against that on the darkest: above 1.2 at the edge of a shadow. */
  edge: number
}

/** What is seen of a cell: this much beyond its frame on each side, in millimetres. */
const margin = 1.6
/** Frames of neighbours are known this far from theirs. */
const frameReach = 0.5
/** So many cells show what an empty one looks like. */
const mostExamples = 25

/** @param page the flattened photo. @param dark its darkness. @param rows the cells of each row, where they lie. @param black how dark black print is. */
export function measureCells(page: Plane, dark: Plane, rows: readonly (readonly Rect[])[], black: number): Measured[][] {
  const seen = rows.map((row) =>
    row.map((cell) => {
      const patch = patchOf(dark, cell, black)
      return { cell, patch, ink: meanInside(patch, cell.width) }
    }),
  )
  const widths = [...new Set(rows.flat().map(({ width }) => width))]
  const pale = new Map(widths.map((width) => [width, palest(seen.flat().filter(({ cell }) => cell.width === width))]))
  const usual = new Map(widths.map((width) => [width, emptyOf(spread(pale.get(width) ?? []))]))
  const known = new Map<string, Plane>()
  /** What an empty cell looks like about here: the same for rows that stand together. */
  const emptyNear = ({ x, y, width }: Rect): Plane => {
    const [across, down] = [Math.round(x / pagePart.width), Math.round(y / pagePart.height)]
    const name = `${width} ${across} ${down}`
    const template = known.get(name) ?? emptyOf(nearest({ x: across * pagePart.width, y: down * pagePart.height }, pale.get(width) ?? []))
    known.set(name, template)
    return template
  }
  return seen.map((row) => {
    const [first] = row
    if (!first) return []
    const here = emptyNear(first.cell)
    return row.map(({ cell, patch }, at) => {
      const beside = row.slice(Math.max(0, at - 1), at + 2).map((each) => (each.cell.x - cell.x) * perMm)
      const bare = without(patch, here, beside)
      return {
        ...measured(bare, cell.width, here),
        beyond: lineBeyond(without(patch, usual.get(cell.width) ?? here, beside, outside), cell.width),
        edge: edgeAt(page, dark, cell),
      }
    })
  })
}

/** Parts of a page, in millimetres, in which a photo is equally sharp. */
const pagePart = { width: 62, height: 20 } as const

type Seen = { cell: Rect; patch: Plane; ink: number }

/** The half that is likely to be empty. */
function palest(all: readonly Seen[]): Seen[] {
  const most = quantile(
    all.map(({ ink }) => ink),
    0.45,
  )
  return all.filter(({ ink }) => ink <= most)
}

/** A square about a cell, `perMm` pixels a millimetre; it lies between the pixels of the page in one way all over. */
function patchOf({ width, height, data: page }: Plane, { x, y, width: size }: Rect, black: number): Plane {
  const side = Math.round((size + 2 * margin) * perMm)
  const data = new Float32Array(side * side)
  const [left, top] = [Math.max(0, (x - margin) * perMm), Math.max(0, (y - margin) * perMm)]
  const [firstColumn, firstRow] = [Math.min(Math.floor(left), width - side - 1), Math.min(Math.floor(top), height - side - 1)]
  const [right, under] = [Math.min(1, left - firstColumn), Math.min(1, top - firstRow)]
  const [one, two] = [((1 - right) * (1 - under)) / black, (right * (1 - under)) / black]
  const [three, four] = [((1 - right) * under) / black, (right * under) / black]
  for (let row = 0, to = 0; row < side; row++)
    for (let from = (firstRow + row) * width + firstColumn, end = from + side; from < end; from++, to++)
      data[to] = one * page[from]! + two * page[from + 1]! + three * page[from + width]! + four * page[from + width + 1]!
  return { width: side, height: side, data }
}

/** Those about here, where the photo is as sharp as here. */
function nearest(here: Point, pale: readonly Seen[]): Seen[] {
  const far = ({ cell }: Seen) => Math.hypot(cell.x - here.x - 20, cell.y - here.y)
  return pale.toSorted((one, other) => far(one) - far(other)).slice(0, mostExamples)
}

/** Some from the whole page. */
const spread = (pale: readonly Seen[]): Seen[] => pale.filter((_, index) => index % Math.ceil(pale.length / (3 * mostExamples)) === 0)

/** What an empty cell with its frame looks like: the middle of what these show at each place. */
function emptyOf(examples: readonly Seen[]): Plane {
  const side = examples[0]?.patch.width ?? 0
  const data = new Float32Array(side * side)
  const from = Math.round((margin - frameReach) * perMm)
  const values = new Float32Array(examples.length)
  for (let row = from; row < side - from; row++)
    for (let column = from; column < side - from; column++) {
      for (let index = 0; index < examples.length; index++) values[index] = examples[index]!.patch.data[row * side + column]!
      data[row * side + column] = middleOf(values)
    }
  return { width: side, height: side, data }
}

/** The middle of a few values, which change places: Hoare’s way, several times as fast here as the sort of a typed array. */
function middleOf(values: Float32Array): number {
  const wanted = values.length >> 1
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const middle = values[(low + high) >> 1]!
    let [left, right] = [low, high]
    while (left <= right) {
      while (values[left]! < middle) left++
      while (values[right]! > middle) right--
      if (left > right) break
      const value = values[left]!
      values[left++] = values[right]!
      values[right--] = value
    }
    if (wanted <= right) high = right
    else if (wanted >= left) low = left
    else break
  }
  return values[wanted] ?? 0
}

/** A patch without what empty cells show that stand `aside` pixels from its own. @param edge so many of its columns on each side; what is between is left as it is */
function without({ width: side, data }: Plane, empty: Plane, aside: readonly number[], edge = side): Plane {
  const rest = data.slice()
  for (const right of aside) {
    const whole = Math.floor(right)
    const part = right - whole
    const [first, last] = [Math.max(0, whole), Math.min(side, side + whole + 1)]
    for (let row = 0; row < side; row++)
      for (let column = first; column < last; column++) {
        if (column === edge) column = Math.max(edge, side - edge)
        if (column >= last) break
        const from = column - whole
        const [near, far] = [from < side ? empty.data[row * side + from]! : 0, from > 0 ? empty.data[row * side + from - 1]! : 0]
        rest[row * side + column]! -= near * (1 - part) + far * part
      }
  }
  return { width: side, height: side, data: rest }
}

/** Without the frame: this share of the width is left out on each side. */
const insideOf = (width: number, out = 0.12): readonly [number, number] => [
  Math.round((margin + out * width) * perMm),
  Math.round((margin + (1 - out) * width) * perMm),
]

function meanInside({ width: side, data }: Plane, width: number): number {
  const [from, to] = insideOf(width)
  let sum = 0
  for (let row = from; row < to; row++) for (let column = from; column < to; column++) sum += data[row * side + column]!
  return sum / (to - from) ** 2
}

function measured(patch: Plane, width: number, template: Plane): Omit<Measured, 'edge' | 'beyond'> {
  const inside = sortedPart(softened(patch, insideOf(width)), insideOf(width))
  const calm = sortedPart(softened(level(patch, template, width), insideOf(width, 0.15)), insideOf(width, 0.15))
  const line = at(inside, 0.9)
  const mean = calm.reduce((sum, value) => sum + value, 0) / calm.length
  return {
    ink: meanInside(patch, width),
    line,
    peak: at(inside, 1),
    solid: at(inside, 0.1) / Math.max(line, 1e-6),
    mean,
    contrast: at(calm, 0.95) - at(calm, 0.3),
    pale: at(calm, 0.3) - at(calm, 0.04),
    // Nothing is brighter than paper: less than none is left by frames that stand close.
    rise: mean - Math.max(0, paperAbout(patch, width)),
  }
}

const at = (sorted: Float32Array, part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0

function sortedPart({ width: side, data }: Plane, [from, to]: readonly [number, number]): Float32Array {
  const part = new Float32Array((to - from) ** 2)
  for (let row = from; row < to; row++) part.set(data.subarray(row * side + from, row * side + to), (row - from) * (to - from))
  // oxlint-disable-next-line unicorn/no-array-sort -- numbers of its own, and a worker has no toSorted of typed arrays everywhere
  return part.sort()
}

/** Takes off what a slope of light and a frame that is more or less blurred than the usual one make of a patch; its mean stays. */
function level({ width: side, data }: Plane, template: Plane, width: number): Plane {
  const [from, to] = [Math.round((margin - 0.4) * perMm), Math.round((margin + width + 0.4) * perMm)]
  const square = Array.from({ length: 4 }, () => new Float64Array(5))
  const middle = (side - 1) / 2
  const term = new Float64Array(4)
  for (let row = from; row < to; row++)
    for (let column = from; column < to; column++) {
      const index = row * side + column
      term[0] = 1
      term[1] = (column - middle) / side
      term[2] = (row - middle) / side
      term[3] = template.data[index]!
      const value = data[index]!
      for (let i = 0; i < 4; i++) {
        for (let j = i; j < 4; j++) square[i]![j]! += term[i]! * term[j]!
        square[i]![4]! += term[i]! * value
      }
    }
  for (let i = 0; i < 4; i++) for (let j = 0; j < i; j++) square[i]![j] = square[j]![i]!
  const [, across = 0, down = 0, frame = 0] = solve(square) ?? []
  const levelled = new Float32Array(data.length)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const index = row * side + column
      levelled[index] = data[index]! - (across * (column - middle)) / side - (down * (row - middle)) / side - frame * template.data[index]!
    }
  return { width: side, height: side, data: levelled }
}

/** Half way to the next cells, in millimetres: aside, and above and below. */
const gapOf = (width: number): readonly [number, number] => (width < 4.5 ? [0.45, 0.7] : [0.8, 0.9])

/** How dark the paper is about a cell, half way to the next ones: the mean of its four sides. */
function paperAbout({ width: side, data }: Plane, width: number): number {
  const [aside, apart] = gapOf(width)
  const [left, right] = [Math.round((margin - aside) * perMm - 0.5), Math.round((margin + width + aside) * perMm - 0.5)]
  const [above, below] = [Math.round((margin - apart) * perMm - 0.5), Math.round((margin + width + apart) * perMm - 0.5)]
  const [from, to] = insideOf(width)
  let sum = 0
  const values = new Float32Array(to - from)
  for (const column of [left, right]) sum += median(values.map((_, index) => data[(from + index) * side + column]!))
  for (const row of [above, below]) sum += median(values.map((_, index) => data[row * side + from + index]!))
  return sum / 4
}

// oxlint-disable-next-line unicorn/no-array-sort -- numbers of its own, and a worker has no toSorted of typed arrays everywhere
const median = (values: Float32Array): number => values.sort()[values.length >> 1] ?? 0

/** The brightest side of a cell against the darkest, as paper alone would be there. */
function edgeAt(page: Plane, dark: Plane, { x, y, width }: Rect): number {
  const [aside, apart] = gapOf(width)
  const paperAt = (across: number, down: number): number => {
    const index = Math.floor(down * perMm) * page.width + Math.floor(across * perMm)
    return (page.data[index] ?? 0) / Math.max(0.05, 1 - (dark.data[index] ?? 0))
  }
  const sides = [
    paperAt(x - aside, y + width / 2),
    paperAt(x + width + aside, y + width / 2),
    paperAt(x + width / 2, y - apart),
    paperAt(x + width / 2, y + width + apart),
  ]
  return Math.max(...sides) / Math.max(1, Math.min(...sides))
}

/** Places on a line that goes out of a cell, in millimetres from its frame. */
const steps = [0.6, 0.83, 1.06, 1.3]
/** The end of a line that strikes a cell out is at most so much higher or lower than its begin, in pixels: 1.2 mm. */
const tilt = 1.2 * perMm
/** …and it goes so much down from one place to the next. */
const slopes = [-0.7, -0.35, 0, 0.35, 0.7]
/** All of those places lie so near to the side of a patch, in pixels. */
const outside = Math.ceil((margin - Math.min(...steps)) * perMm) + 1

/** How dark the darkest line is that leaves the cell level on both sides, at its palest place. */
function lineBeyond(patch: Plane, width: number): number {
  const [left, right] = [linesAside(patch, width, -1), linesAside(patch, width, 1)]
  let best = -Infinity
  for (const [row, dark] of left.entries())
    for (let other = Math.max(0, row - tilt); other <= Math.min(right.length - 1, row + tilt); other++)
      best = Math.max(best, Math.min(dark, right[other]!))
  return best
}

/** How dark the line is that leaves a cell on one side, at its palest place, from each height. */
function linesAside({ width: side, data }: Plane, width: number, way: -1 | 1): number[] {
  const edge = way === 1 ? margin + width : margin
  /** How dark it is at each height so far from the frame, on the mean of three. */
  const columns = steps.map((step) => {
    const column = (edge + way * step) * perMm - 0.5
    const left = Math.floor(column)
    const part = column - left
    const bare = Float64Array.from(
      { length: side },
      (_, row) => data[row * side + left]! * (1 - part) + data[row * side + left + 1]! * part,
    )
    return bare.map((value, row) => ((bare[row - 1] ?? 0) + 2 * value + (bare[row + 1] ?? 0)) / 4)
  })
  const [top, bottom] = insideOf(width, 0.1)
  const lines: number[] = []
  for (let row = top; row < bottom; row++) {
    let best = -Infinity
    for (const slope of slopes) {
      let least = Infinity
      for (let index = 0; index < columns.length; index++) {
        const value = columns[index]![Math.min(side - 2, Math.max(1, Math.round(row + slope * index)))]!
        if (value < least) least = value
      }
      if (least > best) best = least
    }
    lines.push(best)
  }
  return lines
}

/** The blur through which lines are compared: Gauss, a standard deviation of 0.35 mm. */
const softness = 0.35 * perMm
const reach = Math.ceil(2 * softness)
const weights = Array.from({ length: 2 * reach + 1 }, (_, index) => Math.exp(-((index - reach) ** 2) / (2 * softness ** 2)))
const kernel = Float32Array.from(weights, (weight) => weight / weights.reduce((sum, each) => sum + each, 0))

/** Only there is the blurred patch of use. */
function softened({ width: side, data }: Plane, [from, to]: readonly [number, number]): Plane {
  const between = new Float32Array(data.length)
  const done = new Float32Array(data.length)
  for (let row = from - reach; row < to + reach; row++)
    for (let column = from; column < to; column++) {
      let sum = 0
      for (let index = -reach; index <= reach; index++) sum += kernel[index + reach]! * data[row * side + column + index]!
      between[row * side + column] = sum
    }
  for (let row = from; row < to; row++)
    for (let column = from; column < to; column++) {
      let sum = 0
      for (let index = -reach; index <= reach; index++) sum += kernel[index + reach]! * between[(row + index) * side + column]!
      done[row * side + column] = sum
    }
  return { width: side, height: side, data: done }
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
