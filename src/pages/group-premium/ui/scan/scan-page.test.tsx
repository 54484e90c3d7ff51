import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { group as sample } from '#samples/groups'
import { keys, tasks } from '#samples/questions'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'
import { pageLog } from '../../../../../tests/fixtures/page-log'
import { pupilsOf } from '../../model/sheet-kit'
import type { RowReading, SheetReading, SheetRefusal } from '../../model/sheet-reading/read-sheet'

/** Their codes follow from their ids, which in the sample begin alike. */
const group = {
  ...sample,
  members: sample.members.map((member, index) => ({ ...member, id: `${index}${member.id.slice(1)}` })),
  assignments: sample.assignments.map((each) => ({ ...each, sittings: [] })),
}
const paper = group.assignments[0]?.id ?? ''
const [olia] = pupilsOf(group)
const at = `groups/${group.id}/assignments/${paper}`
const variants = { code: 'K7MX3P', variants: [{ number: 1, tasks: [{ question: tasks.single, key: keys.single }] }] }

const picture = { width: 2, height: 1, data: new Uint8ClampedArray(8) }
const row = (of: Partial<RowReading> = {}): RowReading => ({
  task: 0,
  row: 0,
  cells: ['empty', 'marked', 'empty', 'empty'],
  marks: [1],
  isSure: true,
  picture: null,
  ...of,
})
const sheet = (of: Partial<SheetReading> = {}): SheetReading => ({
  state: 'read',
  code: { work: 'K7MX3P', pupil: olia?.code ?? '', variant: 1 },
  page: 1,
  pages: 1,
  rows: [row()],
  number: null,
  head: null,
  ...of,
})
const doubtful = sheet({ rows: [row({ isSure: false, cells: ['marked', 'marked', 'empty', 'empty'], picture })] })

/** In place of the reader: it gives these readings, one a photo. */
function readings(...given: (SheetReading | SheetRefusal)[]) {
  const left = [...given]
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: object }) => void) | null = null
      postMessage = () => queueMicrotask(() => this.onmessage?.({ data: { reading: left.shift() } }))
      terminate = () => undefined
    },
  )
}
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response())
  vi.stubGlobal('ImageData', vi.fn())
  HTMLCanvasElement.prototype.getContext = (() => ({ putImageData: () => undefined })) as never
})
afterEach(() => vi.unstubAllGlobals())

const world = (change: Script = {}): Script => ({
  [`GET groups/${group.id}`]: () => answer({ group }),
  [`POST ${at}/variants`]: () => answer(variants),
  [`POST ${at}/paper-results`]: () => answer({ refused: [] }),
  ...change,
})
const address = `/group-premium?group=${group.id}&scan=${paper}`
async function open(change?: Script, device = pageLog()) {
  const opened = openGroups(address, world(change), 'token', device)
  await screen.findByRole('button', { name: 'Обрати фото' })
  const photos = (count: number) =>
    opened.user.upload(
      screen.getByLabelText('Файли з фото'),
      Array.from({ length: count }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' })),
    )
  const sent = () => opened.asked.filter(([route]) => route.endsWith('paper-results')).map(([, body]) => body)
  return { ...opened, photos, sent }
}
const record = () => screen.getByRole('button', { name: 'Записати результати' })

test('a sheet that is read surely is recorded on a press, and only then is it called recorded', async () => {
  readings(sheet())
  const { user, photos, sent } = await open()
  await photos(1)
  expect(await screen.findByText('Прочитано 1 з 1')).toBeVisible()
  expect([sent(), screen.queryByText('Результати записано')]).toEqual([[], null])
  await user.click(record())
  expect(await screen.findByText(/^Записано 1 результат/)).toBeVisible()
  expect(sent()).toMatchObject([{ results: [{ member: olia?.id, variant: 1, answers: ['b'] }] }])
  expect(screen.queryByRole('list', { name: 'Аркуші' })).toBeNull()
})

test('what was read stands there with its points before it is recorded, and is put right at a press', async () => {
  readings(sheet())
  const { user, photos, sent } = await open()
  await photos(1)
  const answers = within(await screen.findByRole('list', { name: `${olia?.name}: прочитані відповіді` }))
  expect(answers.getByRole('button').textContent).toBe('Завдання 1: Б✓, правильно, 1 з 1')
  expect(screen.getByText('Відповідей: 1 з 1 · 1 бал з 1')).toBeVisible()
  await user.click(answers.getByRole('button'))
  const marks = within(screen.getByRole('group', { name: 'Завдання 1: що позначено' }))
  expect(marks.getByRole('button', { name: 'Б' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(marks.getByRole('button', { name: 'В' }))
  expect(answers.getByRole('button').textContent).toBe('Завдання 1: В✕, неправильно, 0 з 1')
  expect(sent()).toEqual([])
  await user.click(record())
  await waitFor(() => expect(sent()).toMatchObject([{ results: [{ answers: ['c'] }] }]))
})

test.each([
  [
    { state: 'running' as const, raw: null, scaled: null, finishedAt: null },
    /На сайті в цій роботі вже є відповіді: зарахується спроба на сайті/,
  ],
  [{}, /вже здано на сайті: зараховано спробу на сайті/],
  [{ isPaper: true }, /з паперу вже записано: рахується перший/],
])('of a pupil who has an attempt already is said which one counts, and the sheet is not recorded', async (of, words) => {
  readings(sheet())
  const [first] = sample.assignments.flatMap(({ sittings }) => sittings)
  const sittings = first ? [{ ...first, ...of, memberId: olia?.id ?? '' }] : []
  const assignments = group.assignments.map((each) => ({ ...each, sittings }))
  const { photos } = await open({ [`GET groups/${group.id}`]: () => answer({ group: { ...group, assignments } }) })
  await photos(1)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByText('не запишеться')).toBeVisible()
  expect(record()).toBeDisabled()
})

test.each([
  { state: 'running' as const, raw: null, scaled: null, finishedAt: null, isBlank: true },
  { raw: 0, scaled: null, isBlank: true },
])('of a pupil whose attempt on the site holds no answer the sheet is recorded, and that is said', async (of) => {
  readings(sheet())
  const [first] = sample.assignments.flatMap(({ sittings }) => sittings)
  const sittings = first ? [{ ...first, ...of, memberId: olia?.id ?? '' }] : []
  const assignments = group.assignments.map((each) => ({ ...each, sittings }))
  const { user, photos, sent } = await open({ [`GET groups/${group.id}`]: () => answer({ group: { ...group, assignments } }) })
  await photos(1)
  expect(await screen.findByText(/жодної відповіді там немає: зарахується аркуш/)).toBeVisible()
  await user.click(record())
  await waitFor(() => expect(sent()).toMatchObject([{ results: [{ member: olia?.id, answers: ['b'] }] }]))
})

test('a link asks before it leaves what is read and not recorded', async () => {
  readings(sheet())
  const { user, photos } = await open()
  await photos(1)
  await screen.findByText('Прочитано 1 з 1')
  await user.click(screen.getByRole('link', { name: 'Клас' }))
  const question = await screen.findByRole('alertdialog', { name: 'Піти без запису?' })
  await user.click(within(question).getByRole('button', { name: 'Лишитися' }))
  expect(screen.getByText('Прочитано 1 з 1')).toBeVisible()
  await user.click(record())
  expect(await screen.findByText(/^Записано 1 результат/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Клас' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a doubtful row stands beside its photo and is settled by a press', async () => {
  readings(doubtful)
  const { user, photos, sent } = await open()
  await photos(1)
  expect(await screen.findByRole('img', { name: 'Завдання 1: фото' })).toBeVisible()
  expect(record()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'А' }))
  expect(screen.getByRole('button', { name: 'А' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Без відповіді' }))
  await user.click(screen.getByRole('button', { name: 'Г' }))
  await user.click(record())
  await waitFor(() => expect(sent()).toMatchObject([{ results: [{ answers: ['d'] }] }]))
})

test('the pupil of a nameless sheet is suggested by number, and is theirs only by the teacher’s word', async () => {
  readings(sheet({ code: { work: 'K7MX3P', pupil: null, variant: 1 }, number: 1, head: picture }))
  const { user, photos } = await open()
  await photos(1)
  const suggestion = await screen.findByRole('button', { name: `Номер 1: ${olia?.name}` })
  expect(record()).toBeDisabled()
  await user.click(suggestion)
  expect(record()).toBeEnabled()
  await user.selectOptions(screen.getByLabelText('Чий це аркуш'), 'Оберіть учня')
  expect(record()).toBeDisabled()
})

test.each<[SheetRefusal, RegExp]>([
  [{ state: 'refused', why: 'corners', missing: [2] }, /правий нижній/],
  [{ state: 'refused', why: 'corners', missing: [0, 1, 2, 3] }, /не знайшлося кутових квадратів/],
  [{ state: 'refused', why: 'otherWork' }, /бланк іншої роботи/],
  [{ state: 'refused', why: 'code' }, /Код аркуша не прочитався/],
])('a photo that is refused for %j says what to do, and can be put away', async (refused, words) => {
  readings(refused)
  const { user, photos } = await open()
  await photos(1)
  expect(await screen.findByText(words)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Прибрати/ }))
  expect(screen.queryByText(words)).toBeNull()
})

test('without a network results are kept on the device, are not called recorded, and wait to be sent', async () => {
  readings(sheet())
  const device = pageLog()
  const { user, photos } = await open({ [`POST ${at}/paper-results`]: () => Promise.reject(new TypeError('Failed to fetch')) }, device)
  await photos(1)
  await screen.findByText('Прочитано 1 з 1')
  await user.click(record())
  expect(await screen.findByText('Результати чекають на мережу')).toBeVisible()
  expect(screen.queryByText(/Записано/)).toBeNull()
  expect((await device.waiting()).map(({ stream, count }) => [stream, count])).toEqual([['paper-results', 1]])
})

test('a pupil who has a result already is named, and the others are recorded', async () => {
  readings(sheet())
  const { user, photos } = await open({
    [`POST ${at}/paper-results`]: (body) =>
      answer({ refused: [{ id: (body as { results: { id: string }[] }).results[0]?.id ?? '', why: 'sat' }] }),
  })
  await photos(1)
  await screen.findByText('Прочитано 1 з 1')
  await user.click(record())
  expect(within(await screen.findByRole('list', { name: 'Не прийнято' })).getByRole('listitem')).toHaveTextContent(
    `${olia?.name} вже має результат цієї роботи або відповіді на сайті`,
  )
  expect(screen.getByText('Нічого не записано')).toBeVisible()
})

test('what was seen once opens without a network; what was not says so', async () => {
  const device = pageLog()
  const away = {
    [`GET groups/${group.id}`]: () => refusal(503, 'Сервер перевантажено'),
    [`POST ${at}/variants`]: () => refusal(503, 'Сервер перевантажено'),
  }
  openGroups(address, world(away), 'token', device)
  expect(await screen.findByText('Робота не завантажилася')).toBeVisible()
  document.body.replaceChildren()
  await open({}, device)
  await waitFor(async () => expect(await device.documents.read(`sheet-kit/${paper}`)).toBeDefined())
  expect(JSON.stringify(await device.documents.read(`sheet-kit/${paper}`))).not.toMatch(/keys|correct|explanation/)
  document.body.replaceChildren()
  openGroups(address, world(away), 'token', device)
  expect(await screen.findByRole('heading', { level: 1, name: 'Аркуші з фото' })).toBeVisible()
})
