import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { group, groupReport } from '#samples/groups'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'

const at = `groups/${group.id}`
const math = { id: 'math', title: 'Математика', kind: 'required', order: 1, tasks: 22, max: 32, threshold: 5, minutes: 60, papers: 1 }
const world = (change: Script = {}): Script => ({
  'GET groups': () => answer({ owned: [group], joined: [] }),
  [`GET ${at}`]: () => answer({ group }),
  [`GET ${at}/report?subject=math`]: () => answer({ report: groupReport }),
  'GET subjects': () => answer({ subjects: [math] }),
  ...change,
})
const open = (change?: Script, view = 'works') => openGroups(`/group-premium?group=${group.id}&view=${view}`, world(change))
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test.each([true, false])('seats of a trial payment are marked, others are not: %s', async (isTest) => {
  open({ [`GET ${at}`]: () => answer({ group: { ...group, isTest } }) }, 'settings')
  await screen.findByRole('progressbar', { name: 'Зайнято місць' })
  expect(screen.queryAllByText('тест, гроші не списано')).toHaveLength(isTest ? 1 : 0)
})

test('the settings show seats and members with their consent', async () => {
  open({}, 'settings')
  expect(await screen.findByRole('progressbar', { name: 'Зайнято місць' })).toHaveAttribute('aria-valuetext', '2 з 12')
  expect((await section('Учасники')).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Оля Ковальпоказує результатиЗабрати',
    'Ян Лисбез результатівЗабрати',
    'Віра Чорнамісце забрано',
  ])
})

test('a paper shows how many have sat it, of those who share results, and who has not when asked', async () => {
  const [olia, yan] = group.members
  const members = [olia!, { ...yan!, sharesResults: true }]
  const { user } = open({ [`GET ${at}`]: () => answer({ group: { ...group, members } }) })
  const paper = await section('Математика, Варіант 1')
  expect(paper.getByRole('progressbar', { name: 'Здали' })).toHaveAttribute('aria-valuetext', '1 з 2')
  expect(paper.queryByText('Ян Лис')).toBeNull()
  await user.click(paper.getByLabelText('Ще: Математика, Варіант 1'))
  expect(paper.getByText('Ще не здали: 1')).toBeVisible()
  expect(paper.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ян Лис'])
})

test('a paper of which nobody may show the results says so', async () => {
  open({ [`GET ${at}`]: () => answer({ group: { ...group, members: group.members.map((each) => ({ ...each, sharesResults: false })) } }) })
  const paper = await section('Математика, Варіант 1')
  expect(paper.getByText('Результатів поки ніхто не показує.')).toBeVisible()
  expect(paper.queryByRole('progressbar')).toBeNull()
})

test('a pupil who joins while the page is open is there', async () => {
  const [olia] = group.members
  let members = group.members
  open({ [`GET ${at}`]: () => answer({ group: { ...group, members } }) }, 'settings')
  const list = await section('Учасники')
  members = [...members, { ...olia!, id: olia!.id.replace(/.$/, (last) => (last === '9' ? '8' : '9')), name: 'Нова Учениця' }]
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await list.findByText('Нова Учениця')).toBeVisible()
})

test('the map of the class is a table with numbers for the screen reader, and CSV of the same', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:csv'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open({}, 'results')
  const table = await screen.findByRole('table', { name: 'Карта класу: частка балів за темами' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Ім’яЧислаФункції', 'Оля Коваль75 %, 3 з 4—ще нічого', 'Разом75 %, 3 з 4—ще нічого'])
  expect(screen.getByText(/відколи учень у класі. Не показують результатів: 1/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Завантажити CSV' }))
  await expect.poll(() => saved.length).toBe(1)
  expect(await saved[0]?.text()).toContain('Оля Коваль;3;4;;')
})

test('the map opens at the subject of the work that was given last, not at the first of all', async () => {
  open({ 'GET subjects': () => answer({ subjects: [{ ...math, id: 'ukrainian', title: 'Українська мова' }, math] }) }, 'results')
  const map = await section('Карта класу')
  expect(await map.findByRole('combobox', { name: 'Предмет' })).toHaveValue('math')
})

test.each(['Призначити варіант', 'Дати завдання'])('«%s» begins at the subject of the work that was given last', async (press) => {
  const { user } = open({ 'GET subjects': () => answer({ subjects: [{ ...math, id: 'ukrainian', title: 'Українська мова' }, math] }) })
  await user.click(await screen.findByRole('button', { name: press }))
  const form = within(await screen.findByRole('form'))
  expect(form.getByRole('combobox', { name: 'Предмет' })).toHaveValue('math')
})

test('a seat is taken away after a second press, and the group is shown as it is then', async () => {
  const [olia, ...others] = group.members
  const without = { ...group, used: 1, members: [{ ...olia!, state: 'revoked', sharesResults: false }, ...others] }
  const { user, asked } = open({ [`DELETE ${at}/members/${olia?.id}`]: () => answer({ group: without }) }, 'settings')
  const members = await section('Учасники')
  await user.click(members.getByRole('button', { name: 'Забрати місце: Оля Коваль' }))
  expect(asked).toEqual([])
  await user.click(members.getByRole('button', { name: 'Так, забрати' }))
  expect(await members.findAllByText('місце забрано')).toHaveLength(2)
  expect(asked.map(([route]) => route)).toEqual([`DELETE ${at}/members/${olia?.id}`])
})

test('a paper is given with a deadline, and a failure is told and leaves everything there', async () => {
  const { user, asked } = open({ [`POST ${at}/assignments`]: () => refusal(409, 'Для цілого тесту ще замало завдань') })
  await user.click((await section('Завдання класу')).getByRole('button', { name: 'Призначити варіант' }))
  const form = within(await screen.findByRole('form', { name: 'Новий варіант для класу' }))
  await user.clear(form.getByLabelText('Здати до'))
  await user.type(form.getByLabelText('Здати до'), '2030-01-02T18:30')
  await user.click(form.getByRole('button', { name: 'Дати класу' }))
  const due = new Date('2030-01-02T18:30').toISOString()
  expect(asked).toEqual([[`POST ${at}/assignments`, { subject: 'math', due }]])
  expect(await screen.findByRole('alert')).toHaveTextContent('Для цілого тесту ще замало завдань')
  expect(screen.getByRole('heading', { name: 'Математика, Варіант 1' })).toBeVisible()
  expect(form.getByLabelText('Здати до')).toHaveValue('2030-01-02T18:30')
})

test('the form of a paper stays until the group has it, and a second try sends the same', async () => {
  const [paper] = group.assignments
  const more = { ...group, assignments: [...group.assignments, { ...paper!, id: '77777777-7777-4777-8777-777777777777' }] }
  let tries = 0
  const { user, asked } = open({ [`POST ${at}/assignments`]: () => (tries++ ? answer({ group: more }, 201) : refusal(400, 'Не вийшло')) })
  await user.click((await section('Завдання класу')).getByRole('button', { name: 'Призначити варіант' }))
  const form = within(await screen.findByRole('form', { name: 'Новий варіант для класу' }))
  await user.click(form.getByRole('button', { name: 'Дати класу' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Не вийшло')
  await user.click(form.getByRole('button', { name: 'Дати класу' }))
  await expect.poll(() => screen.queryByRole('form', { name: 'Новий варіант для класу' })).toBeNull()
  expect(asked[1]).toEqual(asked[0])
})

test('names become codes of their own, each name once', async () => {
  const { user, asked } = open({ [`POST ${at}/invitations`]: () => answer({ group }, 201) }, 'invite')
  const invitations = await section('Запрошення')
  await user.type(invitations.getByLabelText('Нові імена, кожне з нового рядка'), ' Оля {enter}{enter}Ян{enter}Оля')
  await user.click(invitations.getByRole('button', { name: 'Створити коди: 2' }))
  expect(asked).toEqual([[`POST ${at}/invitations`, { kind: 'person', labels: ['Оля', 'Ян'] }]])
})

test('names that have their codes are not given second ones by another press', async () => {
  const [first] = group.invitations
  const code = { ...first!, code: 'AB23CD', kind: 'person' as const, label: 'Оля', state: 'open' as const }
  const { user, asked } = open({ [`POST ${at}/invitations`]: () => answer({ group: { ...group, invitations: [code] } }, 201) }, 'invite')
  const invitations = await section('Запрошення')
  await user.type(invitations.getByLabelText('Нові імена, кожне з нового рядка'), 'Оля')
  await user.click(invitations.getByRole('button', { name: 'Створити коди: 1' }))
  expect(await invitations.findByRole('button', { name: 'Створити коди' })).toBeDisabled()
  expect(asked).toHaveLength(1)
})

test('the code is spelt for the screen reader and drawn for a camera', async () => {
  const { user } = open({}, 'invite')
  expect(await screen.findByText('Код: K 7 M X 3 P')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Показати QR-код' }))
  expect(await screen.findByRole('img', { name: 'QR-код запрошення: http://localhost:3000/group-premium?join=K7MX3P' })).toBeVisible()
})

test('a group whose time is over says what stays and how to go on', async () => {
  open({ [`GET ${at}`]: () => answer({ group: { ...group, isOver: true } }) }, 'settings')
  expect(await screen.findByText(/Преміум учасників вимкнено/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Продовжити преміум для класу' })).toHaveAttribute(
    'href',
    `/paywall?group=${group.id}&seats=12&variant=own`,
  )
})

test('a group that could not be loaded is tried again', async () => {
  let tries = 0
  const { user } = open({ [`GET ${at}`]: () => (tries++ ? answer({ group }) : refusal(400, 'Щось зламалося')) })
  await user.click(await screen.findByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByRole('heading', { level: 1, name: '11-Б' })).toBeVisible()
})

test('somebody else’s group is not shown', async () => {
  open({ 'GET groups': () => answer({ owned: [], joined: [] }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Такого класу немає' })).toBeVisible()
})

test('each view of a class has an address, and what waits for the teacher leads to the one where it is done', async () => {
  const { user, history } = open({ [`GET ${at}`]: () => answer({ group: { ...group, isOver: true } }) })
  const views = within(await screen.findByRole('navigation', { name: 'Розділи класу' }))
  expect(views.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Запросити', null],
    ['Завдання', 'page'],
    ['Результати', null],
    ['Налаштування', null],
  ])
  await user.click(screen.getByRole('link', { name: /^Оплачений строк минув/ }))
  await expect.poll(() => history.at(-1)).toContain('view=settings')
  expect(await screen.findByRole('region', { name: 'Учасники' })).toBeVisible()
})

test('the results of a class are a table of works by pupils, and a file with nobody else', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:csv'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = open({}, 'results')
  const table = await screen.findByRole('table', { name: 'Роботи й учні: бали' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((name) => name.textContent),
  ).toEqual(['Оля Коваль'])
  expect(within(table).getByText('21 з 32, здано')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Завантажити все у CSV' }))
  await expect.poll(() => saved.length).toBe(1)
  expect(await saved[0]?.text()).toMatch(/Оля Коваль;21;32;66;21;32;здано$/)
})
