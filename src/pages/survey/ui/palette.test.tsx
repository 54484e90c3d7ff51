import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Task } from '../model/task-state'
import { Palette } from './palette'

const task = (number: number, rest: Partial<Task>): Task => ({
  id: `q${number}`,
  subject: 'math',
  label: String(number),
  numbers: 1,
  answered: 0,
  state: 'unseen',
  isFlagged: false,
  isCurrent: false,
  ...rest,
})
const tasks = [
  task(1, { state: 'answered' }),
  task(2, { state: 'partial', isFlagged: true }),
  task(3, { state: 'blank', isCurrent: true }),
  task(4, {}),
  task(5, {}),
]

function show() {
  const onShow = vi.fn<(id: string) => void>()
  const onFinish = vi.fn<() => void>()
  render(<Palette tasks={tasks} titles={{}} onShow={onShow} onFinish={onFinish} />)
  return { onShow, onFinish }
}

test('every task says its state in words', () => {
  show()
  expect(
    within(screen.getByRole('list', { name: 'Завдання' }))
      .getAllByRole('button')
      .map((cell) => cell.getAttribute('aria-label')),
  ).toEqual([
    'Завдання 1: є відповідь',
    'Завдання 2: неповна відповідь, позначено',
    'Завдання 3: без відповіді',
    'Завдання 4: не відкрито',
    'Завдання 5: не відкрито',
  ])
})

test('the open task is marked as the current one', () => {
  show()
  expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName('Завдання 3: без відповіді')
})

test('states are counted', () => {
  show()
  expect(
    within(screen.getByRole('list', { name: 'Позначення' }))
      .getAllByRole('listitem')
      .map((sign) => sign.textContent),
  ).toEqual(['є відповідь 1', 'неповна відповідь 1', 'без відповіді 1', 'не відкрито 2', 'позначено 1'])
})

test('where answers are checked one by one, a verdict brings no new line', () => {
  const linesOf = (state: Task['state']) => {
    const { unmount } = render(<Palette tasks={[task(1, { state }), task(2, {})]} titles={{}} hasVerdicts />)
    const lines = within(screen.getByRole('list', { name: 'Позначення' }))
      .getAllByRole('listitem')
      .map((line) => line.textContent.replace(/\d/, ''))
    unmount()
    return lines
  }
  const before = linesOf('partial')
  expect([linesOf('right'), linesOf('half'), linesOf('wrong'), linesOf('answered')]).toEqual([before, before, before, before])
})

test('one press leads to any task, and to the end', async () => {
  const { onShow, onFinish } = show()
  await userEvent.click(screen.getByRole('button', { name: /Завдання 5/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Завершити тест' }))
  expect([onShow.mock.calls, onFinish.mock.calls.length]).toEqual([[['q5']], 1])
})

test('a number that cannot be read is told apart and has a sign of its own', () => {
  render(
    <Palette
      tasks={[task(1, { state: 'answered' }), task(2, { state: 'unreadable' })]}
      titles={{}}
      onShow={() => undefined}
      onFinish={() => undefined}
    />,
  )
  expect(screen.getByRole('button', { name: 'Завдання 2: не число' })).toBeVisible()
  expect(screen.getByText(/^не число/)).toHaveTextContent('не число 1')
})

test('tasks of a block stand by subject', async () => {
  const blockTasks = [task(1, {}), { ...task(1, { isFlagged: true }), id: 'u1', subject: 'ukrainian', label: '1–5' }]
  render(<Palette tasks={blockTasks} titles={{ math: 'Математика', ukrainian: 'Українська мова' }} onShow={() => undefined} />)
  expect(within(screen.getByRole('list', { name: 'Завдання: Українська мова' })).getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Завдання 1–5: не відкрито, позначено' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Завершити тест' })).not.toBeInTheDocument()
})
