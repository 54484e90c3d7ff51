import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { group } from '#samples/groups'
import { keys, tasks } from '#samples/questions'
import { answer, openGroups } from '../../../../../tests/fixtures/open-group'
import './results-view'

const [paper] = group.assignments
const [olia] = group.members
const facts = { isOwn: false, answers: 4, blanks: 0, seconds: 30 }
const answers = {
  tasks: [
    {
      ...facts,
      number: 1,
      id: tasks.single.id,
      question: tasks.single,
      key: keys.single,
      max: 1,
      share: 0.75,
      options: [
        { id: 'a', count: 1 },
        { id: 'b', count: 3 },
        { id: 'c', count: 0 },
        { id: 'd', count: 0 },
      ],
    },
    {
      ...facts,
      number: 2,
      id: tasks.matching.id,
      question: tasks.matching,
      key: keys.matching,
      max: 3,
      share: 0.25,
      options: [],
    },
  ],
  rows: [{ memberId: olia!.id, name: 'Олександра-Вікторія Нечипоренко · 2', points: [1, null], seconds: 600 }],
  hidden: 1,
}
const open = () =>
  openGroups(`/group-premium?group=${group.id}&view=results&task=${paper!.id}`, {
    'GET groups': () => answer({ owned: [group], joined: [] }),
    [`GET groups/${group.id}`]: () => answer({ group }),
    [`GET groups/${group.id}/assignments/${paper!.id}/answers`]: () => answer({ answers }),
  })

test('the hardest task of a paper stands first, and each option in its words beside its share', async () => {
  open()
  const list = within(await screen.findByRole('list', { name: 'Варіант 1: завдання' }, { timeout: 5000 }))
  expect(list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Завдання 2', 'Завдання 1'])
  const rows = list.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toContain('А325 %')
  expect(rows).toContain('Б475 % · правильно')
  expect(rows).toContain('Дп’ять')
})

test('points by task are a table of whole names, with what each task gives at most', async () => {
  open()
  const table = await screen.findByRole('table', { name: 'Бали за завданнями' }, { timeout: 5000 })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Ім’яЗавдання 1Завдання 2Час', 'щонайбільше13 ', 'Олександра-Вікторія Нечипоренко · 21—10 хв'])
})
