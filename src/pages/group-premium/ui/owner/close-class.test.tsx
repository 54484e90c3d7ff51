import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { group } from '#samples/groups'
import { answer, openGroups, refusal, type Script } from '../../../../../tests/fixtures/open-group'

const at = `groups/${group.id}`
const free = { ...group, isClass: true, seats: 0, places: 35 }
const open = (shown: object, change: Script = {}) =>
  openGroups(`/group-premium?group=${group.id}&view=settings`, {
    'GET groups': () => answer({ owned: [shown], joined: [] }),
    [`GET ${at}`]: () => answer({ group: shown }),
    [`GET ${at}/report?subject=math`]: () => answer({ report: { members: [], topics: [] } }),
    'GET subjects': () => answer({ subjects: [] }),
    ...change,
  })
const ask = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Видалити клас' }))
  return within(await screen.findByRole('alertdialog', { name: 'Видалити клас «11-Б» назавжди?' }))
}

test('the question says what goes and what pupils keep; only its answer deletes, and leads away', async () => {
  const { user, asked, history } = open(free, { [`DELETE ${at}`]: () => Response.json({ success: true }) })
  const question = await ask(user)
  expect(question.getByText(/^Зникнуть список учнів, коди запрошення/)).toBeVisible()
  expect(question.getByText(/^Учням лишається все, що вони зробили/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Лишити клас' }))
  expect(asked.filter(([route]) => route.startsWith('DELETE'))).toEqual([])
  await user.click((await ask(user)).getByRole('button', { name: 'Видалити клас' }))
  await expect.poll(() => history.at(-1)).toBe('/group-premium')
  expect(asked.filter(([route]) => route === `DELETE ${at}`)).toHaveLength(1)
})

test('a refusal is told in the question, and the class stands', async () => {
  const { user, history } = open(free, { [`DELETE ${at}`]: () => refusal(409, 'За цей клас платили') })
  const question = await ask(user)
  await user.click(question.getByRole('button', { name: 'Видалити клас' }))
  expect(await question.findByText('За цей клас платили')).toBeVisible()
  expect(history).toHaveLength(1)
})

test.each([
  ['a group that was paid for', group],
  ['a class with paid seats', { ...free, seats: 5 }],
])('%s has no such button', async (_name, shown) => {
  open(shown)
  await screen.findByRole('heading', { level: 1, name: '11-Б' })
  expect(screen.queryByRole('button', { name: 'Видалити клас' })).toBeNull()
})
