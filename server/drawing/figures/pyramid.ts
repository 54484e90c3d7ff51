import { plainNumber } from '../expressions/written-number.ts'
import type { ChartData } from './figure-source.ts'
import { openCanvas, round, stroke, write, type Canvas } from './canvas.ts'

const [left, right, gap, row] = [8, 312, 26, 17]

/** Draws a pyramid of ages: the first series to the left, the second to the right, the first label at the bottom. */
export function drawPyramid({ labels, series, unit }: ChartData): Canvas {
  const [men, women] = series
  if (!men || !women || series.length !== 2) throw new Error('у віковій піраміді має бути два ряди значень')
  const height = labels.length * row + 62
  const sheet = openCanvas(320, height)
  const most = Math.max(...men.values, ...women.values)
  const scale = ((right - left) / 2 - gap) / most
  const middle = (left + right) / 2
  for (const [index, label] of labels.entries()) {
    const y = height - 40 - (index + 1) * row
    const [a, b] = [(men.values[index] ?? 0) * scale, (women.values[index] ?? 0) * scale]
    bar(sheet, 'area', middle - gap - a, y, a)
    bar(sheet, 'areaSecond', middle + gap, y, b)
    write(sheet, label, [middle, y + row / 2], 'note')
  }
  write(sheet, men.name, [middle - gap, 12], 'note', 'end')
  write(sheet, women.name, [middle + gap, 12], 'note', 'start')
  for (const share of [0, 0.5, 1]) {
    const value = Math.round(most * share * 10) / 10
    write(sheet, plainNumber(value), [middle - gap - value * scale, height - 28], 'note', share === 1 ? 'start' : 'middle')
    if (share > 0) write(sheet, plainNumber(value), [middle + gap + value * scale, height - 28], 'note', share === 1 ? 'end' : 'middle')
  }
  if (unit !== '') write(sheet, unit, [middle, height - 10], 'note')
  return sheet
}

function bar(sheet: Canvas, look: 'area' | 'areaSecond', x: number, y: number, width: number): void {
  const d = `M${round(x)} ${y + 1}h${round(width)}v${row - 2}h${round(-width)}Z`
  stroke(sheet, look, d)
  stroke(sheet, 'thin', d)
}
