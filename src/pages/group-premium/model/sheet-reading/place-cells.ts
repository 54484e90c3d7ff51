import type { Rect } from '#domain/answer-sheet'
import { perMm } from './flatten'
import { solve, type Plane, type Point } from './photo'

/** How far cells lie from where they were printed, in millimetres to the right and down. */
type Shift = { right: number; down: number }

/**
 * The cells where they lie on a flattened photo, whose paper still bends: all frames that are found hold one smooth sheet, so that no mark
 * pulls its cell aside.
 * @param rows the cells of each row
 */
export function placeCells<T extends Rect>(dark: Plane, rows: readonly (readonly T[])[]): T[][] {
  const found = rows.flatMap((row) => {
    const away = registered(dark, row, { right: 0, down: 0 }, 0.8, 0.2)
    return row.map((cell) => ({ cell, shift: registered(dark, [cell], away, 0.3, 0.1) }))
  })
  const bent = bending(found)
  return rows.map((row) => row.map((cell) => ({ ...cell, ...shifted(cell, bent(cell)) })))
}

const shifted = ({ x, y }: Rect, { right, down }: Shift): Point => ({ x: x + right, y: y + down })

/** Where frames are darkest about the place in which they should be. */
function registered(dark: Plane, cells: readonly Rect[], about: Shift, reach: number, step: number): Shift {
  let best = { ...about, sum: -Infinity }
  const steps = Math.round(reach / step)
  for (let i = -steps; i <= steps; i++)
    for (let j = -steps; j <= steps; j++) {
      const [right, down] = [about.right + i * step, about.down + j * step]
      // Of two places as good as each other, the nearer one.
      let sum = -0.002 * Math.hypot(i * step, j * step) * cells.length
      for (const cell of cells) sum += frameOf(dark, cell, right, down)
      if (sum > best.sum) best = { right, down, sum }
    }
  return best
}

function frameOf(dark: Plane, { x, y, width, height }: Rect, right: number, down: number): number {
  const parts = 8
  const { data } = dark
  const [left, above] = [x + right, y + down]
  const [first, last] = [pixelAt(left, dark.width), pixelAt(left + width, dark.width)]
  const [top, bottom] = [pixelAt(above, dark.height) * dark.width, pixelAt(above + height, dark.height) * dark.width]
  let sum = 0
  for (let part = 0; part <= parts; part++) {
    const across = pixelAt(left + (width * part) / parts, dark.width)
    const along = pixelAt(above + (height * part) / parts, dark.height) * dark.width
    sum += data[top + across]! + data[bottom + across]! + data[along + first]! + data[along + last]!
  }
  return sum / (4 * (parts + 1))
}

const pixelAt = (place: number, size: number): number => Math.min(size - 1, Math.max(0, Math.floor(place * perMm)))

/** The degree of the smooth sheet, and the distance from it, in millimetres, at which a cell begins to count less. */
const degree = 4
const farAway = 0.08

/** The smooth sheet: a polynomial of the place for each direction, laid again and again with less weight for what lies far from it. */
function bending(found: readonly { cell: Rect; shift: Shift }[]): (cell: Rect) => Shift {
  const terms = found.map(({ cell }) => termsOf(cell))
  const count = terms[0]?.length ?? 0
  let weights = found.map(() => 1)
  let rights: number[] = []
  let downs: number[] = []
  for (let round = 0; round < 6; round++) {
    // A little is taken off each number, so that cells in one corner do not bend the rest out of all measure.
    const square = Array.from({ length: count }, (_, i) => Float64Array.from({ length: count }, (__, j) => (i === j ? 1e-3 : 0)))
    const [ofRights, ofDowns] = [new Float64Array(count), new Float64Array(count)]
    for (const [index, of] of terms.entries()) {
      const { right = 0, down = 0 } = found[index]?.shift ?? {}
      for (let i = 0; i < count; i++) {
        const times = weights[index]! * of[i]!
        const line = square[i]!
        for (let j = 0; j < count; j++) line[j]! += times * of[j]!
        ofRights[i]! += times * right
        ofDowns[i]! += times * down
      }
    }
    const solved = (values: Float64Array) =>
      solve(square.map((line, i) => Float64Array.of(...line, values[i]!))) ?? [...new Float64Array(count)]
    rights = solved(ofRights)
    downs = solved(ofDowns)
    weights = found.map(({ shift }, index) => {
      const far = Math.hypot(shift.right - product(terms[index] ?? [], rights), shift.down - product(terms[index] ?? [], downs))
      return 1 / (1 + (far / farAway) ** 2)
    })
  }
  return (cell) => ({ right: product(termsOf(cell), rights), down: product(termsOf(cell), downs) })
}

function termsOf(cell: Rect): number[] {
  const [x, y] = [(cell.x - 105) / 105, (cell.y - 160) / 105]
  const terms: number[] = []
  for (let i = 0; i <= degree; i++) for (let j = 0; i + j <= degree; j++) terms.push(x ** i * y ** j)
  return terms
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
