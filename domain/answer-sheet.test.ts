import { expect, test } from 'vitest'
import {
  layOutSheet,
  mostPages,
  printedArea,
  readSheetBits,
  sheetBits,
  sheetCode,
  sheetTask,
  type Rect,
  type SheetCode,
  type SheetPage,
  type SheetTask,
} from './answer-sheet.ts'
import { tasks } from '#samples/questions'

const code: SheetCode = { work: 'K7MX3P', pupil: 'ACDEFG', variant: 3 }
const allForms = Object.values(tasks)
const sixty = (form: keyof typeof tasks) => Array.from({ length: 60 }, (_, index) => sheetTask(tasks[form], index + 1))
const printed = ({ markers, strips, number, cells }: SheetPage): Rect[] => [...markers, ...strips.flat(), ...number, ...cells]
const meet = (a: Rect, b: Rect) =>
  a.x < b.x + b.width - 1e-6 && b.x < a.x + a.width - 1e-6 && a.y < b.y + b.height - 1e-6 && b.y < a.y + a.height - 1e-6

test.each<[string, SheetTask[]]>([
  ['each form', allForms.map((question, index) => sheetTask(question, index + 1))],
  ...(Object.keys(tasks) as (keyof typeof tasks)[]).map((form) => [`sixty of ${form}`, sixty(form)] satisfies [string, SheetTask[]]),
])('nothing of a sheet of %s lies on another thing or out of what a printer prints', (_, wanted) => {
  const pages = layOutSheet(wanted, { ...code, pupil: null })
  expect(pages.length).toBeLessThanOrEqual(mostPages)
  for (const page of pages) {
    const rects = printed(page)
    const isCut = ({ x, y, width, height }: Rect) =>
      x < printedArea.x ||
      y < printedArea.y ||
      x + width > printedArea.x + printedArea.width + 1e-6 ||
      y + height > printedArea.y + printedArea.height + 1e-6
    expect(rects.filter(isCut)).toEqual([])
    expect(rects.filter((rect, index) => rects.slice(index + 1).some((other) => meet(rect, other)))).toEqual([])
  }
})

test('each cell of each task is printed once, whatever the number of pages', () => {
  const wanted = [...sixty('numeric').slice(0, 30), ...allForms.map((question) => sheetTask(question, 31))]
  const cells = layOutSheet(wanted, code).flatMap((page) => page.cells)
  const expected = wanted.flatMap(({ rows }, task) => rows.flatMap((row, line) => row.cells.map((_, cell) => `${task} ${line} ${cell}`)))
  expect(cells.map(({ task, row, cell }) => `${task} ${row} ${cell}`).toSorted()).toEqual(expected.toSorted())
})

test('a page says whose it is, of which work, variant and page, and a wrong bit or two are never read', () => {
  const bits = sheetBits(code, 2)
  expect(readSheetBits(bits)).toEqual({ ...code, page: 2, edition: 1 })
  expect(readSheetBits(sheetBits({ ...code, pupil: null }, 1))).toEqual({ ...code, pupil: null, page: 1, edition: 1 })
  const flip = (...wrong: number[]) => bits.map((bit, index) => (wrong.includes(index) ? !bit : bit))
  const pairs = bits.flatMap((_, first) => bits.slice(first).map((__, more) => [first, first + more] as const))
  expect(pairs.filter(([first, second]) => readSheetBits(flip(first, second)) !== null)).toEqual([])
})

test('a code that is none has no sheet', () => {
  expect(() => sheetBits({ ...code, work: 'K7MX3' }, 1)).toThrow('is not a code')
  expect(() => sheetBits({ ...code, pupil: 'OOOOOO' }, 1)).toThrow('is not a code')
  expect(() => sheetBits({ ...code, variant: 16 }, 1)).toThrow('no room')
  expect(sheetCode('0b5ee8a2-8f2b-4f0e-9b39-0d4a52f8c3aa')).toMatch(/^[34679ACDEFGHJKMNPRTWXY]{6}$/)
})

test('single choice of the same options stands five rows under one line of letters', () => {
  const [page] = layOutSheet(sixty('single'), code)
  expect(page?.labels.filter(({ text }) => text === 'А')).toHaveLength(12)
})

test('each number says by itself which task it is, how it is written and where the sign and the comma stand', () => {
  const [page] = layOutSheet(sixty('numeric').slice(20, 23), code)
  const texts = page?.labels.map(({ text }) => text) ?? []
  for (const name of ['21', '22', '23']) expect(texts.filter((text) => text === name)).toHaveLength(1)
  expect(texts.filter((text) => /згори вниз/.test(text))).toHaveLength(3)
  expect(texts.filter((text) => /мінус.*кома/.test(text))).toHaveLength(3)
  for (const { text, x, y, size, anchor } of page?.labels ?? []) {
    const width = text.length * size * 0.55
    const left = anchor === 'start' ? x : x - width / (anchor === 'middle' ? 2 : 1)
    const rect = { x: left, y: y - size / 2, width, height: size }
    expect([text, page?.cells.filter((cell) => meet(rect, cell))]).toEqual([text, []])
  }
})
