import type { Rect } from '#domain/answer-sheet'
import { quantile, type Measured } from './measure-cells'

export type CellState = 'empty' | 'marked' | 'doubtful'

type Cell = { place: Rect } & Measured
/**
 * How this pupil marks: the usual `line` and `peak` of drawn marks, `fill` of filled cells; null where too few tell. `isFiller`: cells are
 * filled rather than crossed.
 */
type Habit = { line: number | null; peak: number; fill: number | null; isFiller: boolean }

/**
 * Measured by `bench:sheets`, seeds up to 150, with room on both sides: faint lines stay below 0.71 of the usual one, firm ones above
 * 0.74; filled cells below 0.44 and above 0.87.
 */
const levels = {
  /** What is usual is known from so many marks. */
  enough: 4,
  solid: 0.48,
  /** An empty cell: below one of each pair, in usual lines; the second of a pair is above what the cells about it have. */
  line: [0.16, 0.1],
  contrast: [0.11, 0.075],
  /** …and below these as a whole: against the paper, and against what is about the cell. */
  shade: 0.09,
  rise: 0.06,
  both: { shade: 0.06, rise: 0.03 },
  /** At the edge of a shadow, where paper itself is less sure, lighter ones are seen too. */
  edge: { from: 1.15, mark: 1.2, line: 0.1, rise: 0.01, contrast: 0.12 },
  /** A crease goes on beyond the cell as dark as it is inside. */
  crease: { most: 0.35, beyond: 1.2, rise: 0.04 },
  /** A mark: its line or its place of most ink, and its line at least. */
  firm: [0.74, 0.6],
  firmFill: 0.7,
  struck: 0.085,
  heavy: 1.65,
  struckFill: 0.22,
} as const

/** What the cells of a page are, all of one pupil. @param rows where they lie. @param measured what is in them. */
export function judgeCells(rows: readonly (readonly Rect[])[], measured: readonly (readonly Measured[])[]): CellState[][] {
  const cells = rows.map((row, index) => row.flatMap((place, at) => (measured[index]?.[at] ? [{ place, ...measured[index][at] }] : [])))
  const all = cells.flat()
  const habit = habitOf(all)
  const unit = lineOf(habit)
  return cells.map((row) => row.map((cell) => (isEmpty(cell, all, unit) ? 'empty' : isMark(cell, habit) ? 'marked' : 'doubtful')))
}

/** How many usual marks make a usual line where only filled cells are usual, and where nothing is. */
const lineOfFill = 0.4
const lineOfAny = 0.3
const lineOf = ({ line, fill }: Habit): number => line ?? (fill === null ? lineOfAny : fill * lineOfFill)

function habitOf(all: readonly Cell[]): Habit {
  const drawn = all.filter(({ line, ink, solid }) => line > 0.1 && ink > 0.05 && solid < levels.solid)
  const filled = all.filter(({ ink, solid }) => ink > 0.3 && solid >= levels.solid)
  const usual = (cells: readonly Cell[], pick: (cell: Cell) => number) => quantile(cells.map(pick), 0.5)
  const isUsual = drawn.length >= levels.enough && drawn.length >= filled.length
  // Of a few beside filled cells, some may be rubbed out: the firmest says what a line is, unless it is alone.
  const few = drawn.length > 1 ? drawn.filter(({ beyond, line }) => beyond < 0.5 * line) : []
  const firmest = few.toSorted((one, other) => other.line - one.line)[0]
  return {
    line: isUsual ? usual(drawn, ({ line }) => line) : (firmest?.line ?? null),
    peak: isUsual ? usual(drawn, ({ peak }) => peak) : (firmest?.peak ?? 0),
    fill: filled.length >= levels.enough ? usual(filled, ({ ink }) => ink) : null,
    isFiller: filled.length >= drawn.length,
  }
}

function isEmpty(cell: Cell, all: readonly Cell[], unit: number): boolean {
  const { line, contrast, mean, rise, edge, beyond, solid } = cell
  const { both, crease } = levels
  if (mean > levels.shade || rise > levels.rise || (mean > both.shade && rise > both.rise)) return false
  const isDarker = rise > levels.edge.rise && Math.max(line, contrast) > levels.edge.line * unit
  if (edge > levels.edge.from && (isDarker || contrast > levels.edge.contrast * unit)) return false
  if (line < levels.line[0] * unit || contrast < levels.contrast[0] * unit) return true
  if (line < crease.most * unit && beyond > crease.beyond * line && rise < crease.rise && solid < levels.solid) return true
  // Where the photo is less sharp, frames leave something in all cells.
  const about = nearest(cell, all)
  const beyondThem = (pick: (each: Cell) => number) => pick(cell) - Math.max(0, quantile(about.map(pick), 0.4))
  return beyondThem((each) => each.line) < levels.line[1] * unit || beyondThem((each) => each.contrast) < levels.contrast[1] * unit
}

const neighbours = 12
function nearest(cell: Cell, all: readonly Cell[]): Cell[] {
  const far = ({ place }: Cell) => Math.hypot(place.x - cell.place.x, place.y - cell.place.y)
  return all
    .filter((each) => each !== cell && each.place.width === cell.place.width)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, neighbours)
}

/** Whether it is surely a mark: neither faint, nor rubbed out, nor struck out. */
function isMark({ line, peak, ink, solid, beyond, rise, edge }: Cell, habit: Habit): boolean {
  // The edge of a shadow looks like a line, and its corner like a filled cell.
  if (edge > levels.edge.mark || rise < (solid < levels.solid ? 0 : 0.25 * ink)) return false
  if (solid >= levels.solid) {
    // The sheet tells pupils to cross a cell, and to strike a wrong cross out: where filling is not usual, a cell that is full may be taken back.
    return habit.isFiller && habit.fill !== null && ink > levels.firmFill * habit.fill && beyond < levels.struckFill * ink
  }
  // A mark alone, with nothing to compare it with: only a dark one is sure.
  if (habit.line === null) return line > (habit.fill === null ? lineOfAny : 0.5 * habit.fill) && beyond < 0.5 * line
  if (habit.fill !== null && line < 0.27 * habit.fill) return false
  const weight = Math.max(line / habit.line, peak / Math.max(habit.peak, 1e-6))
  const tooHeavy = Math.max(0, line / habit.line - 1) * Math.max(0, beyond / habit.line)
  const isFirm = weight > levels.firm[0] && line > levels.firm[1] * habit.line
  return isFirm && tooHeavy < levels.struck && line < levels.heavy * habit.line
}
