import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { group, groupReport } from '#samples/groups'
import { answer, openGroups } from '../../../../tests/fixtures/open-group'
import { singularWords, spokenIn } from '../../../../tests/fixtures/singular-words'

const at = `groups/${group.id}`
const desk = (shown: object, view = 'works') =>
  openGroups(`/group-premium?group=${group.id}&view=${view}`, {
    'GET groups': () => answer({ owned: [shown], joined: [] }),
    [`GET ${at}`]: () => answer({ group: shown }),
    [`GET ${at}/report?subject=math`]: () => answer({ report: groupReport }),
    'GET subjects': () => answer({ subjects: [] }),
  })

test('the words are told from others: what speaks to a pupil is found, what speaks to a teacher is not', () => {
  expect(singularWords('Оберіть варіант: ваша група бачить лише тих, хто дав згоду. Запрошення діє 30 днів')).toEqual([])
  expect(singularWords('Обери варіант: твоя група. Ти бачиш усе')).toEqual(['Обери', 'твоя', 'Ти', 'бачиш'])
})

test.each(['invite', 'works', 'results', 'settings'])('the view «%s» of a class speaks to its teacher as «ви»', async (view) => {
  desk({ ...group, isClass: true, seats: 0, places: 35 }, view)
  expect(await screen.findByText('Ваш клас')).toBeVisible()
  expect(singularWords(spokenIn(document.body))).toEqual([])
})

test.each([
  ['a full group', { ...group, used: group.seats }],
  ['a group whose time is over', { ...group, isOver: true }],
  ['a class', { ...group, isClass: true, seats: 0, places: 35 }],
  ['an empty class', { ...group, isClass: true, seats: 0, places: 35, used: 0, members: [], invitations: [], assignments: [], works: [] }],
])('the desk of %s speaks to its teacher as «ви»', async (_name, shown) => {
  desk(shown)
  expect(await screen.findByText('Ваш клас')).toBeVisible()
  expect(singularWords(spokenIn(document.body))).toEqual([])
})

test('the question before a class is deleted speaks as «ви»', async () => {
  const { user } = desk({ ...group, isClass: true, seats: 0, places: 35 }, 'settings')
  await user.click(await screen.findByRole('button', { name: 'Видалити клас' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('але ви його вже не побачите')
  expect(singularWords(spokenIn(document.body))).toEqual([])
})

test('the page that offers groups speaks as «ви», to a visitor and to a teacher without groups', async () => {
  openGroups('/group-premium', { 'GET groups': () => answer({ owned: [], joined: [] }) })
  expect(await screen.findByText(/^У вас ще немає класів/)).toBeVisible()
  expect(singularWords(spokenIn(document.body))).toEqual([])
})
