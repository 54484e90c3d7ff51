import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { groupTask, membership } from '#samples/groups'
import { trainingSurvey } from '#samples/surveys'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'

const at = `groups/${membership.id}`
const open = (change: object = {}, script: Script = {}, query = '') =>
  openGroups(`/group-premium?group=${membership.id}${query}`, {
    'GET groups': () => answer({ owned: [], joined: [{ ...membership, ...change }] }),
    ...script,
  })

test('an assigned paper opens its set-up first: time, deadline and rules stand there and no clock runs', async () => {
  const { asked } = open({ tasks: [groupTask] })
  const way = await screen.findByRole('link', { name: 'До завдання: Математика, Варіант 1' })
  expect(way).toHaveAttribute('href', `/group-premium?group=${membership.id}&task=${groupTask.id}`)
  expect(asked).toEqual([])
})

test('from its set-up an assigned paper is started once, and leads to its test', async () => {
  const path = `POST ${at}/assignments/${groupTask.id}/survey`
  const { user, asked, history } = open(
    { tasks: [groupTask] },
    { [path]: () => answer({ survey: trainingSurvey }, 201) },
    `&task=${groupTask.id}`,
  )
  expect(await screen.findByText('60 хвилин, від твого старту')).toBeVisible()
  expect(screen.getByText(/^28 листопада/)).toBeVisible()
  await user.dblClick(await screen.findByRole('button', { name: 'Почати: Математика, Варіант 1' }))
  await expect.poll(() => history.at(-1)).toBe(`/subjects/${trainingSurvey.subject}/survey/${trainingSurvey.id}`)
  expect(asked).toEqual([[path, {}]])
})

test.each([
  [{ survey: 'nmt-12345678', state: 'running' }, 'Продовжити: Математика, Варіант 1', '/subjects/math/survey/nmt-12345678'],
  [{ survey: 'nmt-12345678', state: 'finished', raw: 21 }, 'Результат: Математика, Варіант 1', '/result/math/nmt-12345678'],
])('a paper that is %o is gone on with: %s', async (change, name, href) => {
  open({ tasks: [{ ...groupTask, ...change }] })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test('a seat that nobody has paid for in money says so', async () => {
  open({ isTest: true })
  expect(await screen.findByText('тест, за місце грошей не списано')).toBeVisible()
})

test('a deadline that is gone is told, and the paper can be sat all the same', async () => {
  open({ tasks: [{ ...groupTask, due: '2026-11-20T19:00:00.000Z' }] })
  expect(await screen.findByText('строк минув')).toBeVisible()
  expect(screen.getByRole('link', { name: /^До завдання/ })).toBeVisible()
})

test('the consent is withdrawn by one press', async () => {
  const { user, asked } = open({ sharesResults: true }, { [`POST ${at}/consent`]: () => Response.json({ success: true }) })
  await user.click(await screen.findByRole('checkbox', { checked: true }))
  expect(await screen.findByRole('checkbox', { checked: false })).toBeEnabled()
  expect(asked).toEqual([[`POST ${at}/consent`, { sharesResults: false }]])
})

test('a consent that could not be kept stays as it was, with the reason', async () => {
  const { user } = open({ sharesResults: true }, { [`POST ${at}/consent`]: () => refusal(500, 'На сервері щось зламалося') })
  await user.click(await screen.findByRole('checkbox'))
  expect(await screen.findByText('На сервері щось зламалося')).toBeVisible()
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('one press leaves the group, and what stays is told', async () => {
  const { user, asked } = open({}, { [`DELETE ${at}/membership`]: () => Response.json({ success: true }) })
  await user.click(await screen.findByRole('button', { name: 'Вийти з класу' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Тебе вже немає в класі' })).toBeVisible()
  expect(asked).toEqual([[`DELETE ${at}/membership`, null]])
})

test('a lost seat is told plainly: premium is off, the work is there', async () => {
  open({ state: 'revoked', tasks: [] })
  expect(await screen.findByText(/преміум від класу вимкнено. Тести, відповіді й результати лишилися в тебе/)).toBeVisible()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
