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
 * Measured on seeds 73418001–73418250 and the odd ones of 81200001–81200200 and 41300001–41300100, tried on the rest up to 73418500: of 643 faint and
 * half rubbed marks the palest has 0.26 of a trace, and one clean row in eighteen shows 0.15; the firmest has 0.67 of a usual mark, and one sure mark
 * in twenty-four less than 0.9. On 93250001–93250260, of 5,474 clean lines five leave a cell by more than 0.45 of themselves.
 */
const levels = {
  /** What is usual is known from so many marks. */
  enough: 4,
  solid: 0.42,
  /**
   * An empty cell has less than the `least` of a trace, in usual lines, or no more than the palest of the page and so many times what they differ by.
   * A trace is its line, so many times its contrast beyond that of the cells about it, and its rise: faint marks seldom have little of all three.
   */
  trace: { least: 0.15, beyondPalest: 3, contrast: 2, rise: 0.8 },
  /**
   * At the edge of a shadow lighter ones are seen too. A mark there makes the cell darker than the paper by this share of its line; the edge
   * itself by a quarter. What is more `solid` may be a filled cell of which light has eaten a corner, or the ends of a line that strikes it out.
   */
  edge: { from: 1.15, line: 0.085, rise: 0.0085, contrast: 0.11, excess: 0.06, mark: 1.2, markRise: 0.45, fill: 1.1, solid: 0.3 },
  /** A mark: its line or its place of most ink, of which its contrast is a third where that is known; and its line at least. */
  firm: [0.9, 0.6],
  firmFill: 0.77,
  /** A line that strikes a mark out: against the mark, or, where it makes the mark heavy, the two together in usual ones. */
  beyond: 0.45,
  struck: 0.075,
  heavy: 1.6,
  struckFill: 0.11,
} as const

/** What a cell is, and how much is in it against a usual mark of this pupil. */
export type CellFinding = { state: CellState; weight: number }

/** What the cells of a page are, all of one pupil. @param rows where they lie. @param measured what is in them. */
export function judgeCells(rows: readonly (readonly Rect[])[], measured: readonly (readonly Measured[])[]): CellFinding[][] {
  const cells = rows.map((row, index) => row.flatMap((place, at) => (measured[index]?.[at] ? [{ place, ...measured[index][at] }] : [])))
  const all = cells.flat()
  const habit = habitOf(all)
  const unit = lineOf(habit)
  const traces = new Map(all.map((cell) => [cell, traceOf(cell, all)]))
  const ofLine = habit.line === null && habit.fill === null ? darkLine : unit
  const widths = [...new Set(all.map(({ place }) => place.width))]
  const least = new Map(
    widths.map((width) => [
      width,
      leastTrace(
        all.flatMap((cell) => (cell.place.width === width ? [traces.get(cell) ?? 0] : [])),
        ofLine,
      ),
    ]),
  )
  const isPale = (cell: Cell) => (traces.get(cell) ?? 0) < (least.get(cell.place.width) ?? 0)
  return cells.map((row) =>
    row.map((cell) => ({
      state: isPale(cell) && !isAtEdge(cell, unit) ? 'empty' : isMark(cell, habit) ? 'marked' : 'doubtful',
      weight: cell.line / unit,
    })),
  )
}

/** How many usual marks make a usual line where only filled cells are usual, and where nothing is. */
const lineOfFill = 0.4
const lineOfAny = 0.3
/** A line of the darkest pen: where nothing is known, the unevenness of a photo is no trace. */
const darkLine = 0.7
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

/** How much of a mark is seen in a cell, black print being 1. */
function traceOf(cell: Cell, all: readonly Cell[]): number {
  // Where the photo is less sharp, frames leave something in all cells.
  const usual = quantile(
    nearest(cell, all).map(({ contrast }) => contrast),
    0.4,
  )
  return cell.line + levels.trace.contrast * (cell.contrast - usual) + levels.trace.rise * cell.rise
}

/** So many cells of a page are empty. */
const palest = 0.6
/** Half of all values lie within one part of the middle when a deviation is so many. */
const deviation = 1.48
/** Cells of the best photo differ by no less. */
const grain = 0.0015

/** Below which trace a cell is empty: as much as stands out of the palest of the page, and of a usual line. */
function leastTrace(traces: readonly number[], unit: number): number {
  const [usual, most] = [quantile(traces, palest / 2), quantile(traces, palest)]
  const apart = traces.filter((trace) => trace <= most).map((trace) => Math.abs(trace - usual))
  const { least, beyondPalest } = levels.trace
  return Math.max(least * unit, usual + beyondPalest * deviation * (quantile(apart, 0.5) + grain))
}

/** Whether something may be seen in a cell at the edge of a shadow. */
function isAtEdge({ line, contrast, pale, rise, edge }: Cell, unit: number): boolean {
  const isDarker = rise > levels.edge.rise && Math.max(line, contrast) > levels.edge.line * unit
  const isUneven = contrast > levels.edge.contrast * unit && contrast - pale > levels.edge.excess * unit
  return edge > levels.edge.from && (isDarker || isUneven)
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
  if (edge > levels.edge.fill && solid > levels.edge.solid) return false
  if (rise < (solid < levels.solid ? 0 : 0.25 * ink)) return false
  if (solid >= levels.solid) {
    // The sheet tells pupils to cross a cell, and to strike a wrong cross out: where filling is not usual, a cell that is full may be taken back.
    return habit.isFiller && habit.fill !== null && ink > levels.firmFill * habit.fill && beyond < levels.struckFill * ink
  }
  if (beyond > levels.beyond * line) return false
  // A mark alone, with nothing to compare it with: only a dark one is sure.
  if (habit.line === null) return line > (habit.fill === null ? lineOfAny : 0.5 * habit.fill)
  if (habit.fill !== null && line < 0.3 * habit.fill) return false
  const most = Math.max(line / habit.line, peak / Math.max(habit.peak, 1e-6))
  const firmness = habit.contrast > 0 ? (2 * most + contrast / habit.contrast) / 3 : most
  const tooHeavy = Math.max(0, line / habit.line - 1) * Math.max(0, beyond / habit.line)
  const isFirm = firmness > levels.firm[0] && line > levels.firm[1] * habit.line
  return isFirm && tooHeavy < levels.struck && line < levels.heavy * habit.line
}
