import { letterSize, type Drawing, type Mark, type PathLook, type TextLook } from '#domain/drawing'
import { widthOfLetters } from './letter-widths.ts'

/** A place on the sheet, in its own units, y downwards. */
export type Spot = readonly [number, number]
export type Box = { left: number; top: number; right: number; bottom: number }
type Label = { text: string; box: Box; look: TextLook }

/** A drawing that is being made: what has been drawn, and where labels and strokes lie, so that the next label finds a free place. */
export type Canvas = { width: number; height: number; marks: Mark[]; labels: Label[]; strokes: [Spot, Spot][] }

export const openCanvas = (width: number, height: number): Canvas => ({ width, height, marks: [], labels: [], strokes: [] })
export const asDrawing = ({ width, height, marks }: Canvas): Drawing => ({ width, height, marks })

export const round = (value: number): number => Math.round(value * 10) / 10
const written = ([x, y]: Spot): string => `${round(x)} ${round(y)}`

/** Draws a path without noting it as something that labels keep clear of. */
export function stroke(sheet: Canvas, look: PathLook, d: string): void {
  sheet.marks.push({ kind: 'path', look, d })
}

export const pathOf = (spots: readonly Spot[], isClosed = false): string =>
  spots.length === 0 ? '' : `M${spots.map(written).join('L')}${isClosed ? 'Z' : ''}`

/** Draws a broken line and notes it. */
export function polyline(sheet: Canvas, look: PathLook, spots: readonly Spot[], isClosed = false): void {
  stroke(sheet, look, pathOf(spots, isClosed))
  const ends = isClosed ? [...spots.slice(1), spots[0]] : spots.slice(1)
  for (const [index, end] of ends.entries()) sheet.strokes.push([spots[index]!, end!])
}

export const circlePath = ([x, y]: Spot, rx: number, ry = rx): string =>
  `M${written([x - rx, y])}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`

/** Draws a circle or an ellipse and notes its outline. */
export function ellipse(sheet: Canvas, look: PathLook, centre: Spot, rx: number, ry = rx): void {
  stroke(sheet, look, circlePath(centre, rx, ry))
  noteArc(sheet, centre, [rx, ry], [0, 360])
}

export function noteArc(sheet: Canvas, [x, y]: Spot, [rx, ry]: Spot, [from, to]: Spot): void {
  const at = (angle: number): Spot => [x + rx * Math.cos((angle * Math.PI) / 180), y - ry * Math.sin((angle * Math.PI) / 180)]
  const parts = 24
  for (let part = 0; part < parts; part++)
    sheet.strokes.push([at(from + ((to - from) * part) / parts), at(from + ((to - from) * (part + 1)) / parts)])
}

const widthOf = (text: string, look: TextLook): number => widthOfLetters(text) * letterSize[look]

/** Letters that reach below the line. */
const below = /[gjpqyQруфцщДЦЩ,;()₀-₉]/

export function boxOf(text: string, look: TextLook, [x, y]: Spot, anchor: 'start' | 'middle' | 'end'): Box {
  const width = widthOf(text, look)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const size = letterSize[look]
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * (below.test(text) ? 0.22 : 0.03) }
}

/** Writes a text whose middle of the letters’ height lies at `y`. */
export function write(
  sheet: Canvas,
  text: string,
  [x, y]: Spot,
  look: TextLook = 'label',
  anchor: 'start' | 'middle' | 'end' = 'middle',
): void {
  const base: Spot = [x, y + letterSize[look] * 0.34]
  sheet.marks.push({ kind: 'text', look, x: round(base[0]), y: round(base[1]), anchor, text })
  sheet.labels.push({ text, look, box: boxOf(text, look, base, anchor) })
}

type Anchor = 'start' | 'middle' | 'end'
/** `cut`: a line lies between the text and what it names. */
type Candidate = { spot: Spot; anchor: Anchor; cut?: boolean }

/** Writes a text beside a spot, in the freest of the directions (degrees, the wished one first), a little farther away where none is free. */
export function writeNear(sheet: Canvas, text: string, [x, y]: Spot, look: TextLook, directions: readonly number[], gap = 5): void {
  const candidates = [gap, gap + 5, gap + 10, gap + 16, gap + 24].flatMap((away) =>
    directions.map((degrees): Candidate => {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      const spotY = y - s * (away + letterSize[look] * 0.5)
      // Beside a spot a text begins or ends there, however wide its letters turn out.
      const spot: Spot = Math.abs(s) < 0.3 ? [x + Math.sign(c) * away, spotY] : [x + c * (away + widthOf(text, look) / 2), spotY]
      const start: Spot = [x + c * 4, y - s * 4]
      const cut = away > gap + 5 && sheet.strokes.some((other) => doCross([start, spot], other))
      return { spot, anchor: Math.abs(s) >= 0.3 ? 'middle' : c > 0 ? 'start' : 'end', cut }
    }),
  )
  writeFreest(sheet, text, candidates, look)
}

/** Writes a text around the freest of the spots, the wished one first. */
export const writeFree = (sheet: Canvas, text: string, spots: readonly Spot[], look: TextLook): void =>
  writeFreest(
    sheet,
    text,
    spots.map((spot): Candidate => ({ spot, anchor: 'middle' })),
    look,
  )

function writeFreest(sheet: Canvas, text: string, candidates: readonly Candidate[], look: TextLook): void {
  const best = candidates
    .map(({ spot, anchor, cut = false }, index) => {
      const box = boxOf(text, look, [spot[0], spot[1] + letterSize[look] * 0.34], anchor)
      return { spot, anchor, cost: costOf(sheet, box) + index * 0.02 + (cut ? 2 : 0) }
    })
    .toSorted((a, b) => a.cost - b.cost)[0]
  if (best) write(sheet, text, best.spot, look, best.anchor)
}

/** Half of a thick line, and the lean of letters in italics. */
const letterRoom = 3

function costOf(sheet: Canvas, box: Box): number {
  const overlaps = sheet.labels.filter((label) => isOver(label.box, box, -1)).length
  const wide = { left: box.left - letterRoom, right: box.right + letterRoom, top: box.top - 1, bottom: box.bottom + 1 }
  const crossed = sheet.strokes.filter(([from, to]) => crosses(wide, from, to)).length
  const isOut = box.left < 1 || box.top < 1 || box.right > sheet.width - 1 || box.bottom > sheet.height - 1
  return overlaps * 20 + Math.min(crossed, 6) * 3 + (isOut ? 30 : 0)
}

export const isOver = (a: Box, b: Box, tolerance: number): boolean =>
  a.left < b.right - tolerance && b.left < a.right - tolerance && a.top < b.bottom - tolerance && b.top < a.bottom - tolerance

/** Tells whether a segment passes through a box, by cutting it at each of the four sides. */
function crosses({ left, right, top, bottom }: Box, [x1, y1]: Spot, [x2, y2]: Spot): boolean {
  // Nearly every stroke lies wholly beside the box: figures are drawn twice as fast for asking this first.
  if (Math.max(x1, x2) < left || Math.min(x1, x2) > right || Math.max(y1, y2) < top || Math.min(y1, y2) > bottom) return false
  let [from, to] = [0, 1]
  const sides: [number, number][] = [
    [x1 - x2, x1 - left],
    [x2 - x1, right - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, bottom - y1],
  ]
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from < to
}

/** Tells whether two segments cross inside both. */
function doCross([a, b]: readonly [Spot, Spot], [c, d]: readonly [Spot, Spot]): boolean {
  const side = (p: Spot, q: Spot, r: Spot) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

/** A filled head whose tip lies at a spot and looks in a direction, in degrees against the clock. */
export function arrowHead(sheet: Canvas, [x, y]: Spot, degrees: number, length = 10): void {
  const corner = (turn: number): string => {
    const angle = ((degrees + 180 + turn) * Math.PI) / 180
    return `${round(x + length * Math.cos(angle))} ${round(y - length * Math.sin(angle))}`
  }
  stroke(sheet, 'dot', `M${round(x)} ${round(y)}L${corner(20)}L${corner(-20)}Z`)
}
