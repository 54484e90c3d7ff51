import { numberOf, type Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import type { TimelineSource } from './figure-source.ts'
import { circlePath, openCanvas, polyline, round, stroke, write, type Canvas } from './canvas.ts'

const [leastAxis, top, row, longest] = [52, 16, 30, 26]
/** Width of a letter of a year and of a letter of an event, on average. */
const [narrow, wide] = [7, 8.6]

const year = (value: number): string => (value < 0 ? `${-value} до н. е.` : String(value))

/** Draws years from top to bottom, so that names of events have room on a phone; events that are close are moved apart and tied to their year. */
export function drawTimeline(source: TimelineSource, scope: Scope): Canvas {
  const [from, to] = [numberOf(source.from, scope), numberOf(source.to, scope)]
  if (to <= from) throw new Error(`лінія часу від ${from} до ${to}`)
  const step = source.step === undefined ? to - from : numberOf(source.step, scope)
  const years = Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, level) => from + level * step)
  const axis = Math.max(leastAxis, ...years.map((value) => 12 + narrow * year(Math.round(value)).length))
  const letters = longest - Math.ceil((axis - leastAxis) / wide)
  const events = source.events
    .map(({ at, until, label }) => ({
      at: numberOf(at, scope),
      until: until === undefined ? null : numberOf(until, scope),
      lines: wrapped(fillText(String(label), scope), letters),
    }))
    .toSorted((a, b) => a.at - b.at)
  if (events.some(({ at }) => at < from || at > to)) throw new Error('подія поза лінією часу')
  const rows = events.reduce((sum, { lines }) => sum + Math.max(1, lines.length * 0.62) * row, 0)
  const height = Math.round(Math.max(180, rows + 2 * top))
  const sheet = openCanvas(320, height)
  const y = (value: number) => top + ((value - from) / (to - from)) * (height - 2 * top)
  polyline(sheet, 'axis', [
    [axis, top - 8],
    [axis, height - top + 8],
  ])
  for (const value of years) {
    stroke(sheet, 'thin', `M${axis - 5} ${round(y(value))}h10`)
    write(sheet, year(Math.round(value)), [axis - 9, y(value)], 'note', 'end')
  }
  let free = top - row / 2
  const dotted: number[] = []
  let left = rows
  for (const { at, until, lines } of events) {
    const size = Math.max(1, lines.length * 0.62) * row
    const wished = y(at)
    const level = Math.min(Math.max(wished, free + size / 2), height - top - left + size / 2 + row / 2)
    if (until !== null) stroke(sheet, 'bold', `M${axis} ${round(y(at))}V${round(y(Math.min(until, to)))}`)
    stroke(sheet, 'thin', `M${axis} ${round(wished)}L${axis + 16} ${round(level)}h5`)
    // Two that would lie over one another are one dot with two lines.
    if (!dotted.some((other) => Math.abs(other - wished) < 5)) stroke(sheet, 'dot', circlePath([axis, wished], 4))
    dotted.push(wished)
    for (const [line, text] of lines.entries())
      write(sheet, text, [axis + 26, level + (line - (lines.length - 1) / 2) * 17], 'label', 'start')
    free = level + size / 2
    left -= size
  }
  return sheet
}

function wrapped(text: string, most: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > most) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
