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
  /** Its lines against the rest, without slopes of light; so is the next one. */
  contrast: number
  /** The rest against its brightest. */
  pale: number
  /** How dark the middle is against the paper about the cell. */
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
      return {
        ...measured(without(patch, here, beside), cell.width, here),
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
  const far = ({ cell }: Seen) => (cell.x - here.x - 20) ** 2 + (cell.y - here.y) ** 2
  return pale.toSorted((one, other) => far(one) - far(other)).slice(0, mostExamples)
}

/** Some from the whole page. */
const spread = (pale: readonly Seen[]): Seen[] => pale.filter((_, index) => index % Math.ceil(pale.length / (3 * mostExamples)) === 0)

/** What an empty cell with its frame looks like: the middle of what these show at each place. */
function emptyOf(examples: readonly Seen[]): Plane {
  const side = examples[0]?.patch.width ?? 0
  const data = new Float32Array(side * side)
  const from = bare
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

/** So many pixels on each side of an empty cell show nothing. */
const bare = Math.round((margin - frameReach) * perMm)

/** A patch without what empty cells show that stand `aside` pixels from its own. @param edge so many of its columns on each side; what is between is left as it is */
function without({ width: side, data }: Plane, empty: Plane, aside: readonly number[], edge = side): Plane {
  const rest = data.slice()
  for (const right of aside) {
    const whole = Math.floor(right)
    const part = right - whole
    const [first, last] = [Math.max(0, whole + bare), Math.min(side, side - bare + whole + 1)]
    for (let row = bare; row < side - bare; row++)
      for (let column = first; column < last; column++) {
        if (column >= edge && column < side - edge) continue
        const from = row * side + column - whole
        rest[row * side + column]! -= empty.data[from]! * (1 - part) + empty.data[from - 1]! * part
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
  const inside = softened(patch, insideOf(width))
  const calm = softened(level(patch, template, width), insideOf(width, 0.15))
  const line = at(inside, 0.9)
  const mean = calm.reduce((sum, value) => sum + value, 0) / calm.length
  return {
    ink: meanInside(patch, width),
    line,
    peak: at(inside, 1),
    solid: at(inside, 0.1) / Math.max(line, 1e-6),
    contrast: at(calm, 0.95) - at(calm, 0.3),
    pale: at(calm, 0.3) - at(calm, 0.04),
    // Nothing is brighter than paper: less than none is left by frames that stand close.
    rise: mean - Math.max(0, paperAbout(patch, width)),
  }
}

const at = (sorted: Float32Array, part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? 0

/** Takes off what a slope of light and a frame that is more or less blurred than the usual one make of a patch; its mean stays. */
function level({ width: side, data }: Plane, template: Plane, width: number): Plane {
  const { from, to, sums } = shapeOf(template, width)
  const middle = (side - 1) / 2
  const ofCell = new Float64Array(4)
  for (let row = from; row < to; row++)
    for (let column = from, index = row * side + from; column < to; column++, index++) {
      const value = data[index]!
      ofCell[0]! += value
      ofCell[1]! += ((column - middle) / side) * value
      ofCell[2]! += ((row - middle) / side) * value
      ofCell[3]! += template.data[index]! * value
    }
  const [, across = 0, down = 0, frame = 0] = solve(sums.map((line, i) => Float64Array.of(...line, ofCell[i]!))) ?? []
  const levelled = new Float32Array(data.length)
  for (let row = from; row < to; row++)
    for (let column = from, index = row * side + from; column < to; column++, index++)
      levelled[index] = data[index]! - (across * (column - middle)) / side - (down * (row - middle)) / side - frame * template.data[index]!
  return { width: side, height: side, data: levelled }
}

type Shape = { from: number; to: number; sums: number[][] }
const shapes = new WeakMap<Plane, Shape>()

/** What is the same for all cells of one template: where its frame lies, and how light across, light down and the frame go together there. */
function shapeOf(template: Plane, width: number): Shape {
  const known = shapes.get(template)
  if (known) return known
  const side = template.width
  const [from, to] = [Math.round((margin - 0.4) * perMm), Math.round((margin + width + 0.4) * perMm)]
  const middle = (side - 1) / 2
  const sums = Array.from({ length: 4 }, () => [0, 0, 0, 0])
  for (let row = from; row < to; row++)
    for (let column = from; column < to; column++) {
      const terms = [1, (column - middle) / side, (row - middle) / side, template.data[row * side + column]!]
      for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) sums[i]![j]! += terms[i]! * terms[j]!
    }
  const shape = { from, to, sums }
  shapes.set(template, shape)
  return shape
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
  for (const [start, step] of [
    [from * side + left, side],
    [from * side + right, side],
    [above * side + from, 1],
    [below * side + from, 1],
  ] as const) {
    for (let index = 0; index < values.length; index++) values[index] = data[start + index * step]!
    sum += middleOf(values)
  }
  return sum / 4
}

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

/** What is passed over for each line, with nothing above and below. */
const heights = new Float64Array(100)

/** How dark the line is that leaves a cell on one side, at its palest place, from each height. */
function linesAside({ width: side, data }: Plane, width: number, way: -1 | 1): number[] {
  const edge = way === 1 ? margin + width : margin
  /** How dark it is at each height so far from the frame, on the mean of three. */
  const columns = steps.map((step) => {
    const column = (edge + way * step) * perMm - 0.5
    const left = Math.floor(column)
    const part = column - left
    for (let row = 0; row < side; row++) heights[row + 1] = data[row * side + left]! * (1 - part) + data[row * side + left + 1]! * part
    heights[side + 1] = 0
    const means = new Float64Array(side)
    for (let row = 0; row < side; row++) means[row] = (heights[row]! + 2 * heights[row + 1]! + heights[row + 2]!) / 4
    return means
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
/** From the middle on: it is the same to both sides. */
const kernel = Float32Array.from(weights.slice(reach), (weight) => weight / weights.reduce((sum, each) => sum + each, 0))

/** Part of a patch, blurred, its values in order. */
function softened({ width: side, data }: Plane, [from, to]: readonly [number, number]): Float32Array {
  const size = to - from
  const between = new Float32Array((size + 2 * reach) * size)
  for (let row = from - reach, next = 0; row < to + reach; row++)
    for (let index = row * side + from, end = index + size; index < end; index++, next++) {
      let sum = kernel[0]! * data[index]!
      for (let off = 1; off <= reach; off++) sum += kernel[off]! * (data[index - off]! + data[index + off]!)
      between[next] = sum
    }
  const done = new Float32Array(size * size)
  for (let next = 0, index = reach * size; next < done.length; next++, index++) {
    let sum = kernel[0]! * between[index]!
    for (let off = 1; off <= reach; off++) sum += kernel[off]! * (between[index - off * size]! + between[index + off * size]!)
    done[next] = sum
  }
  // oxlint-disable-next-line unicorn/no-array-sort -- numbers of its own, and a worker has no toSorted of typed arrays everywhere
  return done.sort()
}

export function quantile(values: readonly number[], part: number): number {
  // oxlint-disable-next-line unicorn/no-array-sort -- numbers of its own, and a worker has no toSorted of typed arrays everywhere
  const sorted = new Float64Array(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
