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
const open = (shown: object = answers, pupil?: object) =>
  openGroups(`/group-premium?group=${group.id}&view=results&task=${paper!.id}`, {
    'GET groups': () => answer({ owned: [group], joined: [] }),
    [`GET groups/${group.id}`]: () => answer({ group }),
    [`GET groups/${group.id}/assignments/${paper!.id}/answers`]: () => answer({ answers: shown }),
    [`GET groups/${group.id}/assignments/${paper!.id}/answers/${olia!.id}`]: () => answer({ pupil }),
  })

test('the hardest task of a paper stands first, and at a press each option in its words beside its share', async () => {
  const { user } = open()
  const list = within(await screen.findByRole('list', { name: 'Варіант 1: завдання' }, { timeout: 5000 }))
  expect(list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Завдання 2', 'Завдання 1'])
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Розгорнути всі' }))
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
  ).toEqual(['Ім’яСума% балівЗавдання 1Завдання 2Час', 'щонайбільше410013 ', 'Олександра-Вікторія Нечипоренко · 2——1—10 хв'])
})

test('the tables stand before the tasks, with the sum and its share', async () => {
  open({ ...answers, rows: [{ ...answers.rows[0], points: [1, 2] }] })
  const list = await screen.findByRole('list', { name: 'Варіант 1: завдання' }, { timeout: 5000 })
  for (const name of ['Варіант 1: хто здав', 'Бали за завданнями'])
    expect(screen.getByRole('table', { name }).compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('table', { name: 'Бали за завданнями' })).toHaveTextContent('3 з 475')
})

test('of a task of own numbers is told how many were right, and the numbers and key of each pupil at a choice', async () => {
  const own = { ...answers.tasks[0], isOwn: true, options: [], outcomes: { right: 3, partial: 0, wrong: 1 } }
  const task = { number: 1, question: tasks.single, key: keys.single, points: 1, max: 1 }
  const { user } = open({ ...answers, tasks: [own] }, { memberId: olia!.id, name: 'Олександра', tasks: [task] })
  await user.click(await screen.findByRole('button', { name: 'Розгорнути всі' }, { timeout: 5000 }))
  const list = within(screen.getByRole('list', { name: 'Варіант 1: завдання' }))
  expect(list.getByText('усі бали').closest('li')).toHaveTextContent('3 з 4')
  expect(list.getByText('неправильно').closest('li')).toHaveTextContent('1 з 4')
  expect(list.getByText(/^Ключ зразка:/)).toHaveTextContent('Б')
  await user.selectOptions(screen.getByLabelText('Чиї завдання показати'), olia!.id)
  const told = await screen.findByRole('list', { name: 'Олександра: завдання з ключами' })
  expect(told).toHaveTextContent(/Завдання 11 з 1.*Ключ: Б/)
})
