import { expect, test } from 'vitest'
import { layOutSheet, sheetTask, type Rect, type SheetCode, type SheetPage } from '#domain/answer-sheet'
import { seeded } from '#domain/random'
import { tasks } from '#samples/questions'
import { cross, filled, photoOf, straight, strikes, type Shot, type Stroke } from './drawn-photo'
import { readSheet, type KnownWork } from './read-sheet'

const code: SheetCode = { work: 'K7MX3P', pupil: 'ACDEFG', variant: 1 }
const work = [
  ...Array.from({ length: 12 }, (_, index) => sheetTask(tasks.single, index + 1)),
  ...Object.values(tasks).map((question, index) => sheetTask(question, index + 13)),
]
const known: KnownWork = { work: code.work, variants: { 1: work } }
const pageOf = (of: SheetCode = code): SheetPage => {
  const [page] = layOutSheet(work, of)
  if (!page) throw new Error('no page')
  return page
}
const cellOf = (page: SheetPage, task: number, row: number, cell: number) => {
  const found = page.cells.find((each) => each.task === task && each.row === row && each.cell === cell)
  if (!found) throw new Error('no cell')
  return found
}

/** A pupil who has marked one cell of each row, by chance. */
function answered(page: SheetPage, seed: number): { strokes: Stroke[]; marks: Map<string, number[]> } {
  const random = seeded(seed)
  const rows = Map.groupBy(page.cells, ({ task, row }) => `${task} ${row}`)
  const marks = new Map([...rows].map(([row, cells]) => [row, [Math.floor(random() * cells.length)]]))
  return { strokes: [...rows].flatMap(([row, cells]) => (marks.get(row) ?? []).flatMap((cell) => cross(cells[cell] ?? page.head))), marks }
}
/** Those that are not in the line of a cell. */
const beside = (strokes: Stroke[], { y }: Rect): Stroke[] => strokes.filter(({ from }) => Math.abs(from.y - y) > 3.4)
const read = (page: SheetPage, strokes: Stroke[], shot: Shot = straight) => readSheet(photoOf(page, strokes, shot), known)

const leaning: Shot = {
  ...straight,
  corners: [
    { x: 0.2, y: 0.12 },
    { x: 0.86, y: 0.06 },
    { x: 0.97, y: 0.9 },
    { x: 0.06, y: 0.97 },
  ],
  noise: 7,
  shadow: 0.5,
}
const upsideDown: Shot = { ...leaning, corners: [2, 3, 0, 1].map((index) => leaning.corners[index] ?? { x: 0, y: 0 }) }

test.each([
  ['straight', straight],
  ['from the side and in half shadow', leaning],
  ['upside down', upsideDown],
])('a sheet photographed %s is read whole, each row surely', (_, shot) => {
  const page = pageOf()
  const { strokes, marks } = answered(page, 7)
  const reading = read(page, strokes, shot)
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
  expect([reading.code, reading.page, reading.pages]).toEqual([code, 1, 1])
  expect(reading.rows.filter(({ isSure }) => !isSure)).toEqual([])
  expect(new Map(reading.rows.map(({ task, row, marks: seen }) => [`${task} ${row}`, seen]))).toEqual(marks)
})

test('a sheet is read the same whatever was read before it', () => {
  const page = pageOf()
  const { strokes } = answered(page, 7)
  const alone = read(page, strokes, leaning)
  read(page, [...answered(page, 8).strokes, ...strikes(cellOf(page, 3, 0, 1))], straight)
  expect(read(page, strokes, leaning)).toEqual(alone)
})

test('an empty sheet is empty, not doubtful', () => {
  const reading = read(pageOf(), [])
  expect(reading.state === 'read' && reading.rows.filter(({ isSure, marks }) => !isSure || marks.length > 0)).toEqual([])
})

test('two marks, a filled cell, one that is struck out and a faint one are shown to the teacher, not decided', () => {
  const page = pageOf()
  const at = (task: number, cell: number) => cellOf(page, task, 0, cell)
  const strokes = [
    ...cross(at(0, 0)),
    ...cross(at(0, 2)),
    ...filled(at(1, 1)),
    ...cross(at(2, 3), 0.13, 0.35),
    ...cross(at(3, 1)),
    ...filled(at(4, 0)),
    ...cross(at(4, 2)),
    ...cross(at(5, 0)),
    ...strikes(at(5, 0)),
    ...filled(at(6, 2)).map((stroke) => ({ ...stroke, dark: 0.2 })),
    ...filled(at(7, 1)),
    ...strikes(at(7, 1)),
  ]
  const reading = read(page, strokes)
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
  expect(reading.rows.filter(({ isSure }) => !isSure).map(({ task }) => task)).toEqual([0, 1, 2, 4, 5, 6, 7])
  expect(reading.rows.filter(({ isSure, picture }) => isSure === (picture !== null))).toEqual([])
  expect(reading.rows.find(({ task }) => task === 3)?.marks).toEqual([1])
})

test('a tick that one pale line strikes out is shown', () => {
  const page = pageOf()
  const cell = cellOf(page, 4, 0, 1)
  const tick = ({ x, y }: Rect): Stroke[] => [
    { from: { x: x + 0.7, y: y + 2.6 }, to: { x: x + 1.9, y: y + 4.2 }, width: 0.4, dark: 0.5 },
    { from: { x: x + 1.9, y: y + 4.2 }, to: { x: x + 4.6, y: y - 0.6 }, width: 0.4, dark: 0.5 },
  ]
  const line = { from: { x: cell.x - 1.4, y: cell.y + 1.9 }, to: { x: cell.x + 6.4, y: cell.y + 1.6 }, width: 0.4, dark: 0.35 }
  const others = Array.from({ length: 12 }, (_, task) => (task === 4 ? [] : tick(cellOf(page, task, 0, task % 4)))).flat()
  const shown = (strokes: Stroke[]) => {
    const reading = read(page, [...others, ...strokes])
    return reading.state === 'read' && reading.rows.flatMap(({ task, isSure }) => (isSure || task >= 12 ? [] : [task]))
  }
  expect([shown(tick(cell)), shown([...tick(cell), line])]).toEqual([[], [4]])
})

test('who fills cells may cross one; of who crosses them a filled one is shown', () => {
  const page = pageOf()
  const marked = (draw: (task: number) => typeof cross | typeof filled) =>
    Array.from({ length: 12 }, (_, task) => draw(task)(cellOf(page, task, 0, task % 4))).flat()
  const rowsOf = (strokes: Stroke[]) => {
    const reading = read(page, strokes)
    if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
    return reading.rows.slice(0, 12)
  }
  expect(rowsOf(marked((task) => (task === 5 || task === 9 ? cross : filled))).map(({ isSure, marks }) => [isSure, ...marks])).toEqual(
    Array.from({ length: 12 }, (_, task) => [true, task % 4]),
  )
  expect(rowsOf(marked((task) => (task === 5 ? filled : cross))).flatMap(({ task, isSure }) => (isSure ? [] : [task]))).toEqual([5])
})

test('the edge of a shadow over cells is no mark: where it lies over a row, the row is right or shown', () => {
  const page = pageOf()
  const { strokes, marks } = answered(page, 11)
  const shade = (x: number, y: number) => 0.55 + 0.45 / (1 + Math.exp((x + 0.4 * y - 120) / 0.4))
  const reading = read(page, strokes, { ...straight, shade })
  if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
  const sure = reading.rows.filter(({ isSure }) => isSure)
  expect(sure.map(({ task, row, marks: seen }) => [`${task} ${row}`, seen])).toEqual(
    sure.map(({ task, row }) => [`${task} ${row}`, marks.get(`${task} ${row}`)]),
  )
  expect(sure.length).toBeGreaterThan(0.8 * reading.rows.length)
})

test('folds of the paper through cells leave none of them in doubt, and a faint mark on a fold is shown', () => {
  const page = pageOf()
  const { strokes, marks } = answered(page, 13)
  const onFold = cellOf(page, 2, 0, 1)
  const upright = onFold.x + onFold.width / 2
  const lying = cellOf(page, 7, 0, 0).y + 2
  const fold = (away: number) => 0.14 * Math.exp(-((away / 0.4) ** 2))
  const shade = (x: number, y: number) => 1 - fold(x - upright - 0.004 * (y - onFold.y)) - fold(y - lying - 0.003 * x)
  const readFolded = (drawn: Stroke[]) => {
    const reading = read(page, drawn, { ...straight, shade })
    if (reading.state !== 'read') throw new Error(JSON.stringify(reading))
    return reading.rows
  }
  const rows = readFolded(strokes)
  expect(rows.filter(({ isSure }) => !isSure)).toEqual([])
  expect(new Map(rows.map(({ task, row, marks: seen }) => [`${task} ${row}`, seen]))).toEqual(marks)

  expect(readFolded([...beside(strokes, onFold), ...cross(onFold, 0.2)]).flatMap(({ task, isSure }) => (isSure ? [] : [task]))).toEqual([2])
})

test('a row that is not sure is proposed without what is much less than a mark', () => {
  const page = pageOf()
  const speck = cellOf(page, 0, 0, 2)
  const reading = read(page, [...beside(answered(page, 5).strokes, speck), ...cross(speck, 0.2)])
  expect(reading.state === 'read' && reading.rows.find(({ task }) => task === 0)).toMatchObject({ isSure: false, marks: [] })
})

test('a mark that is all but gone is shown to the teacher, not taken for bare paper', () => {
  const page = pageOf()
  const cell = cellOf(page, 0, 0, 2)
  const reading = read(page, [...beside(answered(page, 5).strokes, cell), ...cross(cell, 0.08)])
  expect(reading.state === 'read' && reading.rows.find(({ task }) => task === 0)).toMatchObject({ isSure: false })
})

test('a broad pale ring of a pale pen is shown to the teacher, though no part of it is a line', () => {
  const page = pageOf()
  const cell = cellOf(page, 7, 0, 1)
  const at = (turn: number) => ({ x: cell.x + 2.5 + 1.3 * Math.cos(turn), y: cell.y + 2.5 + 1.3 * Math.sin(turn) })
  const ring = Array.from({ length: 10 }, (_, part) => ({ from: at(part * 0.63), to: at((part + 1) * 0.63), width: 0.8, dark: 0.03 }))
  const pale = answered(page, 5).strokes.map((stroke) => ({ ...stroke, dark: 0.35 }))
  const reading = read(page, [...beside(pale, cell), ...ring], { ...straight, noise: 2, shadow: 0 })
  expect(reading.state === 'read' && reading.rows.find(({ task }) => task === 7)).toMatchObject({ isSure: false })
})

test('a nameless sheet gives the number that was marked in it', () => {
  const page = pageOf({ ...code, pupil: null })
  const digit = (row: number, cell: number) => cross(page.number[row * 10 + cell] ?? page.head)
  const numberIn = (strokes: Stroke[]) => {
    const reading = read(page, strokes)
    return reading.state === 'read' ? [reading.number, reading.code.pupil, reading.head !== null] : reading
  }
  expect(numberIn([...digit(0, 2), ...digit(1, 7)])).toEqual([27, null, true])
  expect(numberIn(digit(1, 4))).toEqual([4, null, true])
  expect(numberIn([...digit(1, 4), ...digit(1, 5)])).toEqual([null, null, true])
  expect(numberIn([])).toEqual([null, null, true])
})

test('a photo that cannot be read says why', () => {
  const page = pageOf()
  expect(read({ ...page, markers: page.markers.filter(({ id }) => id !== 2) }, [])).toEqual({
    state: 'refused',
    why: 'corners',
    missing: [2],
  })
  expect(read({ ...page, strips: [] }, [])).toEqual({ state: 'refused', why: 'code' })
  expect(read(pageOf({ ...code, work: 'AAAAAA' }), [])).toEqual({ state: 'refused', why: 'otherWork' })
  expect(read(pageOf({ ...code, variant: 2 }), [])).toEqual({ state: 'refused', why: 'otherVariant' })
  const empty = { ...straight, width: 300, height: 400 }
  expect(read({ ...page, markers: [], strips: [], cells: [], labels: [] }, [], empty)).toMatchObject({
    why: 'corners',
    missing: [0, 1, 2, 3],
  })
})

test('one damaged strip is made up for by the other; two that differ are no code', () => {
  const page = pageOf()
  const [above = [], below = []] = page.strips
  const [otherAbove = []] = pageOf({ ...code, pupil: 'GFEDCA' }).strips
  expect(read({ ...page, strips: [[], below] }, [])).toMatchObject({ state: 'read', code })
  expect(read({ ...page, strips: [above] }, [])).toMatchObject({ state: 'read', code })
  expect(read({ ...page, strips: [otherAbove, below] }, [])).toEqual({ state: 'refused', why: 'code' })
})
