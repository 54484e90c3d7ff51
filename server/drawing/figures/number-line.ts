import { numberOf, type Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import { plainNumber } from '../expressions/written-number.ts'
import type { NumberLineSource } from './figure-source.ts'
import { circlePath, openCanvas, polyline, round, stroke, write, arrowHead, type Canvas } from './canvas.ts'

const [left, right, middle] = [18, 302, 40]

/** Draws a line of numbers with points and with intervals hatched above it. */
export function drawNumberLine(source: NumberLineSource, scope: Scope): Canvas {
  const [from, to] = [numberOf(source.from, scope), numberOf(source.to, scope)]
  if (to <= from) throw new Error(`числова пряма від ${from} до ${to}`)
  const sheet = openCanvas(320, 76)
  const at = (value: number): number => {
    if (value < from || value > to) throw new Error(`число ${value} поза прямою`)
    return left + ((value - from) / (to - from)) * (right - left)
  }
  for (const interval of source.intervals) {
    const [start, end] = [
      interval.from === undefined ? left : at(numberOf(interval.from, scope)),
      interval.to === undefined ? right : at(numberOf(interval.to, scope)),
    ]
    if (end - start < 12) throw new Error('проміжок надто короткий')
    const lines: string[] = []
    for (let x = start + 4; x < end - 3; x += 8) lines.push(`M${round(x)} ${middle}l6 -14`)
    stroke(sheet, 'hatch', lines.join(''))
  }
  polyline(sheet, 'axis', [
    [4, middle],
    [312, middle],
  ])
  arrowHead(sheet, [316, middle], 0)
  for (const interval of source.intervals) {
    for (const side of ['from', 'to'] as const) {
      const end = interval[side]
      if (end === undefined) continue
      const isOpen = interval.open === 'both' || interval.open === (side === 'from' ? 'left' : 'right')
      markAt(sheet, at(numberOf(end, scope)), plainNumber(numberOf(end, scope)), isOpen)
    }
  }
  for (const tick of source.ticks) {
    const value = numberOf(tick, scope)
    stroke(sheet, 'thin', `M${round(at(value))} ${middle - 4}v8`)
    write(sheet, plainNumber(value), [at(value), middle + 18], 'note')
  }
  for (const point of source.points) {
    const value = numberOf(point.at, scope)
    markAt(sheet, at(value), point.label === undefined ? plainNumber(value) : fillText(String(point.label), scope), point.open)
  }
  write(sheet, 'x', [310, middle + 16], 'name')
  return sheet
}

function markAt(sheet: Canvas, x: number, label: string, isOpen: boolean): void {
  stroke(sheet, isOpen ? 'ring' : 'dot', circlePath([x, middle], 4.5))
  write(sheet, label, [x, middle + 18], 'label')
}
