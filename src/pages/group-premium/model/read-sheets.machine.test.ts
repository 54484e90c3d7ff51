import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { group } from '#samples/groups'
import { keys, tasks } from '#samples/questions'
import { readSheetsMachine, type SavedResults } from './read-sheets.machine'
import { sheetKit, type SheetKit } from './sheet-kit'
import { doubtsOf, pileResults, pupilOf } from './sheet-pile'
import type { RowReading, SheetReading, SheetRefusal } from './sheet-reading/read-sheet'

const forms = Object.keys(tasks) as (keyof typeof tasks)[]
const variant = { number: 1, tasks: forms.map((form) => ({ question: tasks[form], key: keys[form] })) }
const made = sheetKit(group, 'paper', 'Робота', { code: 'K7MX3P', variants: [variant] })
/** The ids of the sample begin alike, and so would their codes. */
const kit: SheetKit = { ...made, pupils: made.pupils.map((each, index) => ({ ...each, code: ['ACDEFG', 'ACDEFH'][index] ?? '' })) }
const pupil = kit.pupils[0] ?? { id: '', name: '', code: '', isShown: false }

const row = (task: number, line: number, marks: number[], isSure = true): RowReading => ({
  task,
  row: line,
  cells: [],
  marks,
  isSure,
  picture: null,
})
/** All rows as the key has them. */
const allRows = (): RowReading[] => {
  const marks: Record<string, number[][]> = {
    single: [[1]],
    matching: [[0], [1], [2]],
    sequence: [[0], [1], [2], [3]],
    multi: [[1, 3, 6]],
    grouped: [[1], [0], [1]],
    numeric: [[2], [1], [7], [], [], [], []],
    gap: [[0], [0]],
    gapPool: [[0], [2]],
  }
  return forms.flatMap((form, task) => (marks[form] ?? []).map((each, line) => row(task, line, each)))
}
const page = (of: Partial<SheetReading> = {}): SheetReading => ({
  state: 'read',
  code: { work: kit.code, pupil: pupil.code, variant: 1 },
  page: 1,
  pages: 1,
  rows: allRows(),
  number: null,
  head: null,
  ...of,
})

function opened(
  readings: (SheetReading | SheetRefusal | Error)[],
  record = vi.fn<(results: readonly object[]) => Promise<SavedResults>>(),
) {
  const left = [...readings]
  const readPhoto = fromPromise<SheetReading | SheetRefusal, { photo: Blob; kit: SheetKit }>(async () => {
    const next = left.shift() ?? new Error('nothing more')
    if (next instanceof Error) throw next
    return next
  })
  const recording = fromPromise<SavedResults, { kit: SheetKit; results: readonly object[] }>(({ input }) => record(input.results))
  const actor = createActor(readSheetsMachine.provide({ actors: { readPhoto, record: recording as never } }), { input: { kit } }).start()
  const ids = readings.map((_, index) => `s${index}`)
  actor.send({ type: 'photos.add', photos: ids.map((id) => ({ id, name: `${id}.jpg`, photo: new Blob() })) })
  const rests = () => waitFor(actor, (snapshot) => snapshot.matches({ open: 'resting' }) || snapshot.matches({ open: 'unrecorded' }))
  return { actor, rests, record }
}

test('photos are read one after another, each to its own sheet, and an unreadable one holds up none', async () => {
  const refusal: SheetRefusal = { state: 'refused', why: 'corners', missing: [2] }
  const { rests } = opened([page(), refusal, new Error('no picture'), page({ code: { work: kit.code, pupil: null, variant: 1 } })])
  const { sheets } = (await rests()).context
  expect(sheets.map(({ reading, member }) => [reading?.state, member])).toEqual([
    ['read', pupil.id],
    ['refused', null],
    ['failed', null],
    ['read', null],
  ])
})

test('a whole sheet is recorded as the answers of its pupil, and leaves the pile once it is', async () => {
  const record = vi.fn<(results: readonly object[]) => Promise<SavedResults>>(async () => ({ outcome: 'sent', count: 1, refused: [] }))
  const { actor, rests } = opened([page()], record)
  await rests()
  actor.send({ type: 'results.record' })
  const { sheets, recorded } = (await waitFor(actor, (snapshot) => snapshot.context.recorded !== null)).context
  const answers = forms.map((form) => ('correct' in keys[form] ? keys[form].correct : null))
  expect(record.mock.calls[0]?.[0]).toEqual([
    { member: pupil.id, variant: 1, answers: answers.map((answer) => (answer === '0.5' ? '0,5' : answer)) },
  ])
  expect([sheets, recorded?.count]).toEqual([[], 1])
})

test('a doubtful row keeps the result back until the teacher has settled it', async () => {
  const rows = allRows().map((each) => (each.task === 0 ? { ...each, isSure: false, marks: [0] } : each))
  const record = vi.fn<(results: readonly object[]) => Promise<SavedResults>>(async () => ({ outcome: 'kept', count: 1, refused: [] }))
  const { actor, rests } = opened([page({ rows })], record)
  await rests()
  actor.send({ type: 'results.record' })
  expect(record).not.toHaveBeenCalled()
  actor.send({ type: 'row.settle', sheet: 's0', task: 0, row: 0, marks: [2] })
  actor.send({ type: 'results.record' })
  await waitFor(actor, (snapshot) => snapshot.context.recorded !== null)
  expect(record.mock.calls[0]?.[0][0]).toMatchObject({ answers: ['c', ...forms.slice(1).map(() => expect.anything())] })
})

test('a number that is none is doubtful, though each of its marks is clear', async () => {
  const at = forms.indexOf('numeric')
  const rows = allRows().map((each) => (each.task === at && each.row === 2 ? { ...each, marks: [1] } : each))
  const { rests } = opened([page({ rows })])
  const [sheet] = (await rests()).context.sheets
  expect(sheet && doubtsOf(kit, sheet).map(({ task, rows: of }) => [task, of.length])).toEqual([[at, 7]])
})

test('two photos of one page and a page that is missing are told, not recorded', async () => {
  const { actor, rests, record } = opened([page(), page(), page({ page: 1, pages: 2, code: { work: kit.code, pupil: null, variant: 1 } })])
  await rests()
  const other = kit.pupils[1]?.id ?? ''
  actor.send({ type: 'pupil.choose', sheet: 's2', member: other })
  const { sheets } = actor.getSnapshot().context
  expect(pileResults(kit, sheets).map(({ member, isDouble, missing }) => [member, isDouble, missing])).toEqual([
    [pupil.id, true, []],
    [other, false, [2]],
  ])
  actor.send({ type: 'results.record' })
  expect(record).not.toHaveBeenCalled()
  actor.send({ type: 'sheet.drop', sheet: 's1' })
  actor.send({ type: 'results.record' })
  expect(record).toHaveBeenCalledOnce()
})

test('results that the device cannot keep stay in the pile', async () => {
  const record = vi.fn<(results: readonly object[]) => Promise<SavedResults>>().mockRejectedValue(new Error('full'))
  const { actor, rests } = opened([page()], record)
  await rests()
  actor.send({ type: 'results.record' })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'unrecorded' }))
  expect(actor.getSnapshot().context.sheets).toHaveLength(1)
})

test('a code that two pupils of the class have names neither', async () => {
  const twins = { ...kit, pupils: kit.pupils.map((each) => ({ ...each, code: pupil.code })) }
  expect([pupilOf(kit, page()), pupilOf(twins, page())]).toEqual([pupil.id, null])
})

test('a sheet that is put away while it is read comes back in no other', async () => {
  const { actor, rests } = opened([page(), { state: 'refused', why: 'code' }])
  actor.send({ type: 'sheet.drop', sheet: 's0' })
  const { sheets } = (await rests()).context
  expect(sheets.map(({ id, reading }) => [id, reading?.state])).toEqual([['s1', 'refused']])
})
