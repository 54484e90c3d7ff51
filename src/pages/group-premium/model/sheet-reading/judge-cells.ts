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
 * Measured on seeds 93250001–93250260 and the five sheets up to 95512000 on which a doubtful row was missed before: of some 600 faint, struck and half
 * rubbed marks one stands out by 0.2 of a usual line and 2.4 times what pale cells differ by, the others by 0.29 and 3.7, all but three by 0.47 and
 * 6.9. Of 5,474 clean lines 37 leave a cell by more than 0.3 of themselves; of 1,435 filled cells 141 by more than 0.09.
 */
const levels = {
  /** What is usual is known from so many marks. */
  enough: 4,
  solid: 0.42,
  /**
   * The trace of an empty cell stands out neither of those of its page nor of those about it: by less than the `least`, in usual lines, or than so many
   * times what they differ by. It is its line, so many times its contrast beyond that of the cells about it, and its rise: faint marks seldom have
   * little of all three.
   */
  trace: { least: 0.18, apart: 2.3, contrast: 2, rise: 0.8 },
  /**
   * At the edge of a shadow lighter ones are seen too. A mark there makes the cell darker than the paper by this share of its line; the edge
   * itself by a quarter. What is more `solid` may be a filled cell of which light has eaten a corner, or the ends of a line that strikes it out.
   */
  edge: { from: 1.15, line: 0.085, rise: 0.0085, contrast: 0.11, excess: 0.06, mark: 1.2, markRise: 0.45, fill: 1.1, solid: 0.3 },
  /** A mark: its line or its place of most ink, of which its contrast is a third where that is known; and its line at least. */
  firm: [0.9, 0.6],
  firmFill: 0.77,
  /** A line that strikes a mark out: against the mark, or, where it makes the mark heavy, the two together in usual ones. */
  beyond: 0.3,
  struck: 0.075,
  heavy: 1.6,
  struckFill: 0.09,
} as const

/** What a cell is, and how much is in it against a usual mark of this pupil. */
export type CellFinding = { state: CellState; weight: number }

/** What the cells of a page are, all of one pupil. @param rows where they lie. @param measured what is in them. */
export function judgeCells(rows: readonly (readonly Rect[])[], measured: readonly (readonly Measured[])[]): CellFinding[][] {
  const cells = rows.map((row, index) => row.flatMap((place, at) => (measured[index]?.[at] ? [{ place, ...measured[index][at] }] : [])))
  const all = cells.flat()
  const habit = habitOf(all)
  const unit = lineOf(habit)
  const about = new Map(all.map((cell) => [cell, nearest(cell, all)]))
  const traces = new Map(all.map((cell) => [cell, traceOf(cell, about.get(cell) ?? [])]))
  const paleOf = (some: readonly Cell[]) => paleTraces(some.map((cell) => traces.get(cell) ?? 0))
  const pages = new Map(
    [...new Set(all.map(({ place }) => place.width))].map((width) => [width, paleOf(all.filter(({ place }) => place.width === width))]),
  )
  const ofLine = habit.line === null && habit.fill === null ? darkLine : unit
  const isPale = (cell: Cell) =>
    [pages.get(cell.place.width), paleOf(about.get(cell) ?? [])].every(
      (pale) => pale && (traces.get(cell) ?? 0) - pale.usual < Math.max(levels.trace.least * ofLine, levels.trace.apart * pale.apart),
    )
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

/** How much of a mark is seen in a cell, black print being 1. @param about the nearest cells: where a photo is less sharp, frames leave something in all. */
function traceOf({ line, contrast, rise }: Cell, about: readonly Cell[]): number {
  const usual = quantile(
    about.map((each) => each.contrast),
    0.4,
  )
  return line + levels.trace.contrast * (contrast - usual) + levels.trace.rise * rise
}

/** So many of the cells are empty. */
const palest = 0.6
/** Half of all values lie within one part of the middle when a deviation is so many. */
const deviation = 1.48
/** Cells of the best photo differ by no less. */
const grain = 0.0015

/** What the palest of these traces are, and what they differ by. */
function paleTraces(traces: readonly number[]): { usual: number; apart: number } {
  const [usual, most] = [quantile(traces, palest / 2), quantile(traces, palest)]
  const away = traces.filter((trace) => trace <= most).map((trace) => Math.abs(trace - usual))
  return { usual, apart: deviation * (quantile(away, 0.5) + grain) }
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
