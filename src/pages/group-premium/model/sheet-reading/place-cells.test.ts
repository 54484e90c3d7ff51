import { expect, test } from 'vitest'
import { layOutSheet, paperSize, sheetTask, type Rect } from '#domain/answer-sheet'
import { tasks } from '#samples/questions'
import { perMm } from './flatten'
import type { Plane } from './photo'
import { placeCells } from './place-cells'

const work = Array.from({ length: 30 }, (_, index) => sheetTask(tasks.single, index + 1))
const cells = layOutSheet(work, { work: 'K7MX3P', pupil: null, variant: 1 })[0]?.cells ?? []
const rows = work.map((_, task) => cells.filter((cell) => cell.task === task))
/** Paper that is bent between its corners. */
const bent = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 0.5 * Math.sin(y / 90),
  y: y + 0.6 * Math.sin((Math.PI * x) / 210),
  width,
  height,
})

test('cells are found on bent paper, and a mark beside its frame pulls none of them aside', () => {
  const dark: Plane = { width: paperSize.width * perMm, height: paperSize.height * perMm, data: new Float32Array(210 * 297 * perMm ** 2) }
  const block = (x: number, y: number, width: number, height: number, value: number) => {
    for (let row = Math.round(y * perMm); row < Math.round((y + height) * perMm); row++)
      dark.data.fill(value, row * dark.width + Math.round(x * perMm), row * dark.width + Math.round((x + width) * perMm))
  }
  for (const cell of cells) {
    const { x, y, width, height } = bent(cell)
    for (const [left, top, across, down] of [
      [x, y, width, 0.25],
      [x, y + height, width, 0.25],
      [x, y, 0.25, height],
      [x + width, y, 0.25, height],
    ] as const)
      block(left - 0.125, top - 0.125, across, down, 0.6)
    if (cell.cell === cell.task % 4) block(x + 0.35, y - 0.3, width, height, 1)
  }
  const away = placeCells(dark, rows)
    .flat()
    .map((found, index) => {
      const { x, y } = bent(cells[index] ?? found)
      return Math.hypot(found.x - x, found.y - y)
    })
  expect(away).toHaveLength(cells.length)
  // Lines are drawn on whole pixels, each 0.2 mm.
  expect(Math.max(...away)).toBeLessThan(0.3)
})
