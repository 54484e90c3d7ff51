import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { group, groupReport, groupTask, groupWork, membership, offer, work } from '#samples/groups'
import { answer, openGroups, refusal, type Script } from '../../../../tests/fixtures/open-group'

const at = `groups/${group.id}`
const ownClass = { ...group, isClass: true, seats: 0, places: 35 }
const math = { id: 'math', title: 'Математика', kind: 'required', order: 1, tasks: 22, max: 32, threshold: 5, minutes: 60, papers: 1 }
const deck = {
  id: 'math.formulas',
  kind: 'table',
  title: 'Формули',
  subject: { id: 'math', title: 'Математика' },
  type: 'formulas',
  cards: 40,
  version: '1',
}
const desk = (shown: object, change: Script = {}, view = 'works') =>
  openGroups(`/group-premium?group=${group.id}&view=${view}`, {
    'GET groups': () => answer({ owned: [shown], joined: [] }),
    [`GET ${at}`]: () => answer({ group: shown }),
    [`GET ${at}/report?subject=math`]: () => answer({ report: groupReport }),
    'GET subjects': () => answer({ subjects: [math] }),
    ...change,
  })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a class shows its free places and offers premium for as many pupils as there are', async () => {
  desk(ownClass, {}, 'settings')
  const places = await section('Клас без оплати')
  expect(places.getByRole('progressbar', { name: 'Учнів у класі' })).toHaveAttribute('aria-valuetext', '2 з 35')
  expect(places.getByText(/^До 35 учнів безкоштовно/)).toBeVisible()
  expect(places.getByRole('link', { name: 'Додати преміум для учнів' })).toHaveAttribute(
    'href',
    `/paywall?group=${group.id}&seats=5&variant=own`,
  )
})

test('a teacher who comes back to the page sees who has joined meanwhile', async () => {
  const [known, ...later] = ownClass.members
  let members = [known]
  desk(ownClass, { [`GET ${at}`]: () => answer({ group: { ...ownClass, members } }) }, 'settings')
  await section('Клас без оплати')
  members = [known, ...later]
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Ян Лис')).toBeVisible()
})

test('a class with paid seats says who has premium and until when', async () => {
  desk({ ...ownClass, seats: 6, isTest: true }, {}, 'settings')
  const places = await section('Клас без оплати')
  expect(places.getByText(/Преміум мають перші 6, хто приєднався, до 31 липня/)).toBeVisible()
  expect(places.getByText('тест, гроші не списано')).toBeVisible()
})

test('a deck is given with its number of cards and its deadline', async () => {
  const given = { ...ownClass, works: [{ ...work, kind: 'deck', title: 'Формули', progress: [] }] }
  const { user, asked } = desk(ownClass, {
    'GET flashcards/decks': () =>
      answer({ decks: [deck, { ...deck, id: 'biology.terms', subject: { id: 'biology', title: 'Біологія' } }] }),
    'GET subjects/math': () => refusal(503, 'Зачекай'),
    [`POST ${at}/works`]: () => answer({ group: given }, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Дати завдання' }))
  const form = within(await screen.findByRole('form', { name: 'Нове завдання для класу' }))
  expect(await form.findByText('Список не завантажився')).toBeVisible()
  await user.click(form.getByRole('radio', { name: 'Картки' }))
  await user.selectOptions(await form.findByRole('combobox', { name: 'Яка колода' }), await form.findByRole('option', { name: /Формули/ }))
  expect(form.queryByRole('option', { name: /Біологія/ })).toBeNull()
  await user.selectOptions(form.getByLabelText('Скільки карток'), '20')
  await user.click(form.getByRole('button', { name: 'Дати класу' }))
  expect(await screen.findByRole('heading', { name: 'Картки: Формули' })).toBeVisible()
  expect(asked).toEqual([[`POST ${at}/works`, { kind: 'deck', deck: 'math.formulas', needed: 20, due: expect.any(String) }]])
})

test('the teacher sees who has done a work, and takes it back', async () => {
  const { user } = desk({ ...ownClass, works: [work] }, { [`DELETE ${at}/works/${work.id}`]: () => answer({ group: ownClass }) })
  expect(await screen.findByRole('progressbar', { name: 'Зробили' })).toHaveAttribute('aria-valuetext', '1 з 1')
  expect(screen.getByText('Пораховано тих, хто показує результати: 1 з 2.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByLabelText('Ще: Тема: Відсотки'))
  const table = screen.getByRole('table', { name: 'Тема: Відсотки: хто зробив' })
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^Оля Коваль10 з 1027 листопада/)
  await user.click(screen.getByRole('button', { name: 'Забрати завдання: Тема: Відсотки' }))
  expect(await screen.findByText('Ще нічого не дано')).toBeVisible()
})

test('a pupil sees what was given by its deadline, how far it is, and what is done', async () => {
  const done = { ...groupWork, id: 'done', title: 'Дроби', done: 10, doneAt: '2026-11-20T10:00:00.000Z' }
  const soon = { ...groupWork, done: 3, due: '2026-11-27T19:00:00.000Z' }
  const shown = { ...membership, isClass: true, tasks: [groupTask], works: [done, soon] }
  openGroups(`/group-premium?group=${membership.id}`, { 'GET groups': () => answer({ owned: [], joined: [shown] }) })
  expect(await screen.findByText(/^Клас без оплати/)).toBeVisible()
  expect(
    within((await section('Завдання класу')).getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/^Тема: ВідсоткиМатематика · до 27 листопада.*3 з 10До завдань$/),
    expect.stringMatching(/^Математика, Варіант 1.*До завдання$/),
    expect.stringMatching(/^Тема: Дроби.*зроблено$/),
  ])
  expect(screen.getByRole('link', { name: 'До завдань: Тема: Відсотки' })).toHaveAttribute(
    'href',
    '/subjects/math/tests/topics?topic=math.percent&count=7',
  )
})

test('a class is opened by its name in one press, and leads to its desk', async () => {
  const { user, asked, history } = openGroups('/group-premium', {
    'GET products': () => answer({ products: [], variant: 'paywall', isTest: true, canPay: false }),
    'GET groups': () => answer({ owned: [], joined: [] }),
    'POST groups': () => answer({ group: ownClass }, 201),
  })
  await user.click(await screen.findByRole('button', { name: 'Відкрити клас' }))
  expect(screen.getByText('Дайте класу назву')).toBeVisible()
  await user.type(screen.getByLabelText('Назва класу'), '11-Б')
  await user.click(screen.getByRole('button', { name: 'Відкрити клас' }))
  await expect.poll(() => history.at(-1)).toContain(`group=${group.id}`)
  expect(asked).toEqual([['POST groups', { title: '11-Б' }]])
})

test('a guest is led to sign in before a class is opened', async () => {
  openGroups('/group-premium', { 'GET groups': () => answer({ owned: [], joined: [] }) }, null)
  expect(await screen.findByRole('link', { name: 'Увійти й відкрити клас' })).toHaveAttribute('href', '/auth?returnTo=%2Fgroup-premium')
})

test('an invitation to a class promises no premium', async () => {
  openGroups(`/group-premium?join=${offer.code}`, { 'POST group-invitations': () => answer({ offer: { ...offer, isClass: true } }) })
  expect(await screen.findByText(/Клас безкоштовний\./)).toHaveTextContent('Клас веде Ганна Іванівна. Клас безкоштовний.')
})

test.each([
  ['the invitation while nobody has joined', 0, 'Запросити'],
  ['what was given once there are pupils', 2, 'Завдання'],
])('an address without a view opens a class at %s', async (_name, used, name) => {
  desk({ ...ownClass, used }, {}, '')
  expect(await screen.findByRole('link', { name, current: 'page' })).toBeVisible()
})
