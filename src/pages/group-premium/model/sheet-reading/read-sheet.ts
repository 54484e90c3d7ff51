import {
  edition,
  layOutSheet,
  markerSize,
  readSheetBits,
  type Rect,
  type SheetCell,
  type SheetCode,
  type SheetPage,
  type SheetTask,
} from '#domain/answer-sheet'
import { findPage } from './find-page'
import { darkness, flatten, perMm } from './flatten'
import { judgeCells, type CellFinding, type CellState } from './judge-cells'
import { measureCells, quantile } from './measure-cells'
import { cropOf, lightness, type Photo, type Plane } from './photo'
import { placeCells } from './place-cells'
import { takeOffFolds } from './take-off-folds'

/** A work whose sheets are read: its code, and its tasks by the number of the variant. */
export type KnownWork = { work: string; variants: Readonly<Record<number, readonly SheetTask[]>> }

export type { CellState }
/**
 * A row of cells as it was read. `isSure`: each of its cells is, and no more are marked than a pupil may mark. Else `picture` shows it
 * from above, and `marks` is the nearest guess.
 */
export type RowReading = { task: number; row: number; cells: CellState[]; marks: number[]; isSure: boolean; picture: Photo | null }

export type SheetReading = {
  state: 'read'
  code: SheetCode
  page: number
  pages: number
  rows: RowReading[]
  /** What a pupil has marked as the number in the list of the class; null on sheets of a named pupil and where nothing can be read. */
  number: number | null
  /** Of a sheet without a pupil: where the name is written. */
  head: Photo | null
}

/** Why a photo gave no answers. `corners`: these are not seen, counted from the top left clockwise. */
export type SheetRefusal =
  | { state: 'refused'; why: 'corners'; missing: number[] }
  | { state: 'refused'; why: 'code' | 'otherEdition' | 'otherWork' | 'otherVariant' | 'otherPage' | 'blurred' }

/** Reads one photo of one page. Nothing is guessed in silence: what is not clear is either a row that is not sure or a refusal. */
export function readSheet(photo: Photo, known: KnownWork): SheetReading | SheetRefusal {
  const light = lightness(photo)
  const found = findPage(light)
  if ('missing' in found) return { state: 'refused', why: 'corners', missing: found.missing }
  const { homography } = found
  const flat = flatten(light, homography)
  const dark = darkness(flat)
  const code = readCode(dark)
  if (!code) return { state: 'refused', why: 'code' }
  if (code.edition !== edition) return { state: 'refused', why: 'otherEdition' }
  if (code.work !== known.work) return { state: 'refused', why: 'otherWork' }
  const tasks = known.variants[code.variant]
  if (!tasks) return { state: 'refused', why: 'otherVariant' }
  const page = layOutSheet(tasks, code)[code.page - 1]
  if (!page) return { state: 'refused', why: 'otherPage' }
  const black = blackOf(dark, page)
  if (black < leastBlack) return { state: 'refused', why: 'blurred' }
  const lines = linesOf([...page.cells, ...page.number])
  const placed = placeCells(dark, lines)
  takeOffFolds(dark, placed.flat(), [...page.markers, ...page.strips.flat(), headOfPage])
  const judged = judgeCells(placed, measureCells(flat, dark, placed, black))
  const rows = lines.map((cells, index) => ({ cells, found: judged[index] ?? [] }))
  const isNumber = ({ cells: [first] }: ReadRow) => (first?.task ?? 0) < 0
  return {
    state: 'read',
    code: { work: code.work, pupil: code.pupil, variant: code.variant },
    page: code.page,
    pages: page.pages,
    rows: rows
      .filter((row) => !isNumber(row))
      .map(({ cells, found: findings }) => {
        const [first] = cells
        const { task = 0, row = 0 } = first ?? {}
        const seen = findings.map(({ state }) => state)
        const most = tasks[task]?.rows[row]?.marks ?? 1
        const marked = seen.flatMap((state, index) => (state === 'marked' ? [index] : []))
        const isSure = !seen.includes('doubtful') && marked.length <= most
        return {
          task,
          row,
          cells: seen,
          marks: isSure ? marked : likeliest(findings, most),
          isSure,
          picture: isSure ? null : cropOf(photo, homography, around(cells), 6),
        }
      }),
    number: readNumber(rows.filter(isNumber)),
    head: code.pupil === null ? cropOf(photo, homography, headOfPage, 4) : null,
  }
}

/** Where the name of the work and of the pupil stand, and the number in the list. */
const headOfPage: Rect = { x: 12, y: 27, width: 186, height: 25 }

/** The least that black print must differ from paper for cells to be told apart. */
const leastBlack = 0.3

const around = (cells: readonly Rect[]): Rect => {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) return { x: 0, y: 0, width: 1, height: 1 }
  const x = Math.max(0, first.x - 9)
  return { x, y: first.y - 4.5, width: last.x + last.width + 2 - x, height: first.height + 6.5 }
}

/** Both strips are read; one that is damaged is made up for by the other, and two that differ are none. */
function readCode(dark: Plane): ReturnType<typeof readSheetBits> {
  const { strips } = layOutSheet([placeholder], { work: '333333', pupil: null, variant: 1 })[0] ?? { strips: [] }
  const read = strips.flatMap((squares) => {
    const code = readStrip(dark, squares)
    return code ? [code] : []
  })
  const [one, other] = read
  if (one && other && JSON.stringify(one) !== JSON.stringify(other)) return null
  return one ?? null
}

const placeholder: SheetTask = { name: '1', kind: 'choice', rows: [{ name: '1', cells: ['А'], marks: 1 }] }

/** Paper bends between the corners: the strip is tried a little higher, lower and to the sides too. Only its checksum says that it is right. */
function readStrip(dark: Plane, squares: readonly Rect[]): ReturnType<typeof readSheetBits> {
  for (const down of [0, -0.6, 0.6, -1.2, 1.2])
    for (const right of [0, -0.6, 0.6]) {
      const values = squares.map((square) => meanOf(dark, inset(moved(square, right, down), 0.8)))
      const [black = 0, white = 0, otherBlack = 0, otherWhite = 0] = values
      const middle = (black + white + otherBlack + otherWhite) / 4
      if (Math.min(black, otherBlack) - Math.max(white, otherWhite) < 0.15) continue
      const code = readSheetBits(values.slice(4).map((value) => value > middle))
      if (code) return code
    }
  return null
}

/** How dark black print is here: the border of the corner markers. */
function blackOf(dark: Plane, { markers }: SheetPage): number {
  const side = markerSize / 8
  const values = markers.flatMap(({ x, y }) =>
    [1, 3, 5].flatMap((part) => [
      meanOf(dark, inset({ x: x + part * side, y, width: side, height: side }, 0.4)),
      meanOf(dark, inset({ x, y: y + part * side, width: side, height: side }, 0.4)),
    ]),
  )
  return median(values)
}

type ReadRow = { cells: SheetCell[]; found: readonly CellFinding[] }

/** The cells of each row of each task. `Map.groupBy` has its stand-in on pages alone, and this runs in a worker. */
function linesOf(cells: readonly SheetCell[]): SheetCell[][] {
  const lines = new Map<string, SheetCell[]>()
  for (const cell of cells) {
    const name = `${cell.task} ${cell.row}`
    const line = lines.get(name)
    if (line) line.push(cell)
    else lines.set(name, [cell])
  }
  return [...lines.values()]
}

/** The number that a pupil has marked; null unless both of its digits are clear. */
function readNumber(rows: readonly ReadRow[]): number | null {
  if (rows.length === 0) return null
  const digits = rows.map(({ found }) => {
    const marked = found.flatMap(({ state }, index) => (state === 'marked' ? [index] : []))
    return found.some(({ state }) => state === 'doubtful') || marked.length > 1 ? null : (marked[0] ?? -1)
  })
  const [tens = null, ones = null] = digits
  if (tens === null || ones === null || ones === -1) return null
  return Math.max(0, tens) * 10 + ones || null
}

/** Less than this share of a usual mark is proposed to nobody: dirt, and what light has left. */
const leastProposed = 0.4

/** The heaviest cells of a row that is not sure, sure marks first, as many as may be marked. */
function likeliest(findings: readonly CellFinding[], most: number): number[] {
  const rank = ({ state, weight }: CellFinding) => (state === 'marked' ? 1000 : 0) + weight
  return findings
    .flatMap((finding, index) => (finding.state !== 'empty' && rank(finding) >= leastProposed ? [{ index, rank: rank(finding) }] : []))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other)
}

const moved = (rect: Rect, right: number, down: number): Rect => ({
  x: rect.x + right,
  y: rect.y + down,
  width: rect.width,
  height: rect.height,
})
const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

function meanOf({ width, height, data }: Plane, rect: Rect): number {
  const [left, right] = [Math.max(0, Math.round(rect.x * perMm)), Math.min(width, Math.round((rect.x + rect.width) * perMm))]
  const [top, bottom] = [Math.max(0, Math.round(rect.y * perMm)), Math.min(height, Math.round((rect.y + rect.height) * perMm))]
  let sum = 0
  for (let row = top; row < bottom; row++) for (let column = left; column < right; column++) sum += data[row * width + column] ?? 0
  return sum / Math.max(1, (right - left) * (bottom - top))
}

const median = (values: readonly number[]): number => quantile(values, 0.5)
