import type { Rect } from '#domain/answer-sheet'
import { quantile, type Measured } from './measure-cells'

export type CellState = 'empty' | 'marked' | 'doubtful'

type Cell = { place: Rect } & Measured
/**
 * How this pupil marks: the usual `line`, `peak` and `contrast` of drawn marks, `fill` of filled cells; null where too few tell. `isFiller`:
 * cells are filled rather than crossed.
 */
type Habit = { line: number | null; peak: number; contrast: number; fill: number | null; isFiller: boolean }

/**
 * Measured by `bench:sheets`, seeds up to 150, 100001–100250, 500001–500300, 9200001–9200050 and 73418001–73418500, with room on both sides: faint lines are 0.1 to 0.71 of the
 * usual one, firm ones above 0.74; filled cells below 0.44 and above 0.87.
 */
const levels = {
  /** What is usual is known from so many marks. */
  enough: 4,
  solid: 0.48,
  /** An empty cell: below one of each pair, in usual lines; the second of a pair is above what the cells about it have. */
  line: [0.12, 0.08],
  contrast: [0.1, 0.06],
  /** A small mark has little line: it is darker than the rest, by more than the rest is uneven, and by more than the cells about it. */
  small: [0.15, 0.1, 0.1],
  /** The faintest mark has no more line than frames leave: it is seen where lines and the whole cell are darker than in the cells about it. */
  hint: { contrast: 0.1, more: 0.075, rise: 0.012 },
  /** On a blurred photo lines are gone: a mark is what is darker as a whole than the cells about it, against the paper and against its surroundings. */
  tone: { mean: 0.03, rise: 0.03 },
  /** …and below these as a whole: against the paper, and against what is about the cell. */
  shade: 0.08,
  rise: 0.055,
  both: { shade: 0.055, rise: 0.027 },
  /**
   * At the edge of a shadow lighter ones are seen too. A mark there makes the cell darker than the paper by this share of its line; the edge
   * itself by a quarter.
   */
  edge: { from: 1.15, line: 0.1, rise: 0.01, contrast: 0.13, excess: 0.07, mark: 1.2, markRise: 0.45 },
  /** A mark: its line or its place of most ink, and its line at least; and its contrast, which is less where it is half rubbed out. */
  firm: [0.83, 0.63],
  firmContrast: 0.65,
  firmFill: 0.77,
  struck: 0.075,
  heavy: 1.6,
  struckFill: 0.12,
} as const

/** What a cell is, and how much is in it against a usual mark of this pupil. */
export type CellFinding = { state: CellState; weight: number }

/** What the cells of a page are, all of one pupil. @param rows where they lie. @param measured what is in them. */
export function judgeCells(rows: readonly (readonly Rect[])[], measured: readonly (readonly Measured[])[]): CellFinding[][] {
  const cells = rows.map((row, index) => row.flatMap((place, at) => (measured[index]?.[at] ? [{ place, ...measured[index][at] }] : [])))
  const all = cells.flat()
  const habit = habitOf(all)
  const unit = lineOf(habit)
  return cells.map((row) =>
    row.map((cell) => ({
      state: isEmpty(cell, all, unit) ? 'empty' : isMark(cell, habit) ? 'marked' : 'doubtful',
      weight: cell.line / unit,
    })),
  )
}

/** How many usual marks make a usual line where only filled cells are usual, and where nothing is. */
const lineOfFill = 0.4
const lineOfAny = 0.3
function lineOf({ line, fill, isFiller }: Habit): number {
  const ofFill = fill === null ? null : fill * lineOfFill
  if (line === null) return ofFill ?? lineOfAny
  // The firmest of a few lines beside filled cells may be a thick one: others are not weighed by it alone.
  return isFiller && ofFill !== null ? Math.min(line, ofFill) : line
}

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
    contrast: isUsual ? usual(drawn, ({ contrast }) => contrast) : 0,
    fill: filled.length >= levels.enough ? usual(filled, ({ ink }) => ink) : null,
    isFiller: filled.length >= drawn.length,
  }
}

function isEmpty(cell: Cell, all: readonly Cell[], unit: number): boolean {
  const { line, contrast, pale, mean, rise, edge } = cell
  const { both } = levels
  if (mean > levels.shade || rise > levels.rise || (mean > both.shade && rise > both.rise)) return false
  const isDarker = rise > levels.edge.rise && Math.max(line, contrast) > levels.edge.line * unit
  const isUneven = contrast > levels.edge.contrast * unit && contrast - pale > levels.edge.excess * unit
  if (edge > levels.edge.from && (isDarker || isUneven)) return false
  const about = nearest(cell, all)
  const beyondThem = (pick: (each: Cell) => number, least = 0) => pick(cell) - Math.max(least, quantile(about.map(pick), 0.4))
  const contrastBeyond = beyondThem((each) => each.contrast)
  const { hint, tone } = levels
  if (beyondThem((each) => each.mean, -1) > tone.mean && beyondThem((each) => each.rise, -1) > tone.rise) return false
  const isHint = contrast > hint.contrast * unit && contrastBeyond > hint.more * unit
  if (isHint && beyondThem((each) => each.rise, -1) > hint.rise) return false
  const isSmall = line < levels.line[0] * unit
  if ((isSmall && (contrast < levels.small[0] * unit || contrast - pale < levels.small[1] * unit)) || contrast < levels.contrast[0] * unit)
    return true
  // Where the photo is less sharp, frames leave something in all cells.
  const isLikeThem = contrastBeyond < (isSmall ? levels.small[2] : levels.contrast[1]) * unit
  return isLikeThem || (!isSmall && beyondThem((each) => each.line) < levels.line[1] * unit)
}

const neighbours = 12
/** The nearest cells of this size, kept in order as they are met: to sort all cells for each of them takes ten times as long. */
function nearest(cell: Cell, all: readonly Cell[]): Cell[] {
  const { x, y, width } = cell.place
  const near: Cell[] = []
  const away: number[] = []
  for (const each of all) {
    if (each === cell || each.place.width !== width) continue
    const far = (each.place.x - x) ** 2 + (each.place.y - y) ** 2
    if (near.length === neighbours && far >= away[neighbours - 1]!) continue
    let at = Math.min(near.length, neighbours - 1)
    for (; at > 0 && away[at - 1]! > far; at--) {
      near[at] = near[at - 1]!
      away[at] = away[at - 1]!
    }
    near[at] = each
    away[at] = far
  }
  return near
}

/** Whether it is surely a mark: neither faint, nor rubbed out, nor struck out. */
function isMark({ line, peak, contrast, ink, solid, beyond, rise, edge }: Cell, habit: Habit): boolean {
  // The edge of a shadow looks like a line, and its corner like a filled cell.
  if (edge > levels.edge.mark && rise < levels.edge.markRise * line) return false
  if (rise < (solid < levels.solid ? 0 : 0.25 * ink)) return false
  if (solid >= levels.solid) {
    // The sheet tells pupils to cross a cell, and to strike a wrong cross out: where filling is not usual, a cell that is full may be taken back.
    return habit.isFiller && habit.fill !== null && ink > levels.firmFill * habit.fill && beyond < levels.struckFill * ink
  }
  // A mark alone, with nothing to compare it with: only a dark one is sure.
  if (habit.line === null) return line > (habit.fill === null ? lineOfAny : 0.5 * habit.fill) && beyond < 0.5 * line
  if (habit.fill !== null && line < 0.3 * habit.fill) return false
  const weight = Math.max(line / habit.line, peak / Math.max(habit.peak, 1e-6))
  const tooHeavy = Math.max(0, line / habit.line - 1) * Math.max(0, beyond / habit.line)
  const isFirm = weight > levels.firm[0] && line > levels.firm[1] * habit.line && contrast > levels.firmContrast * habit.contrast
  return isFirm && tooHeavy < levels.struck && line < levels.heavy * habit.line
}
