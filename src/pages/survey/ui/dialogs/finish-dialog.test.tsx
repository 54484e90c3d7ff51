import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Task, TaskState } from '../../model/task-state'
import { FinishDialog } from './finish-dialog'

const task = (number: number, state: TaskState, isFlagged = false): Task => ({
  id: `q${number}`,
  subject: 'math',
  label: String(number),
  numbers: 1,
  answered: 0,
  state,
  isFlagged,
  isCurrent: number === 1,
})

function ask(tasks: Task[], isOnDemand = false) {
  const acts = { onShow: vi.fn<(id: string) => void>(), onCancel: vi.fn<() => void>(), onConfirm: vi.fn<() => void>() }
  render(<FinishDialog isOpen tasks={tasks} titles={{ math: 'Математика', history: 'Історія' }} isOnDemand={isOnDemand} {...acts} />)
  return acts
}
const count = (term: string) => screen.getByText(term).nextElementSibling?.textContent

const mixed = [task(1, 'answered'), task(2, 'blank'), task(3, 'unseen', true), task(4, 'partial'), task(5, 'answered')]

test('answered, blank, partly answered and flagged tasks are counted', () => {
  ask(mixed)
  expect(['Є відповідь', 'Без відповіді', 'Відповідь неповна', 'Позначено'].map(count)).toEqual([
    '2 завдання',
    '2 завдання',
    '1 завдання',
    '1 завдання',
  ])
  expect(screen.getByText('Штрафу за неправильну відповідь немає — вгадай те, що лишилося.')).toBeVisible()
})

test('each blank is one press away', async () => {
  const { onShow } = ask(mixed)
  await userEvent.click(screen.getByRole('button', { name: 'Завдання 2: без відповіді' }))
  expect(onShow.mock.calls).toEqual([['q2']])
})

const opened = () => waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement))

test('a stray Enter ends nothing', async () => {
  const { onConfirm } = ask(mixed)
  await opened()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
})

test('Escape leads back', async () => {
  const { onCancel, onConfirm } = ask(mixed)
  await opened()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(onCancel).toHaveBeenCalled())
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the end is a press of its own', async () => {
  const { onConfirm } = ask([task(1, 'answered')])
  expect(count('Без відповіді')).toBe('0 завдань')
  expect(screen.queryByText(/Штрафу/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Завершити тест' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('a number that cannot be read is asked for before the end', async () => {
  const { onShow } = ask([task(1, 'answered'), task(2, 'unreadable')])
  expect(['Є відповідь', 'Без відповіді', 'Потрібно записати числом'].map(count)).toEqual(['1 завдання', '0 завдань', '1 завдання'])
  expect(screen.queryByText(/Відповідь є на кожне завдання/)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Завдання 2: не число' }))
  expect(onShow.mock.calls).toEqual([['q2']])
})

test('where answers are saved on demand the drafts are counted and lead back', async () => {
  const { onShow } = ask([task(1, 'saved'), task(2, 'draft')], true)
  expect(['Збережено', 'Без відповіді', 'Чернетки, не збережено'].map(count)).toEqual(['1 завдання', '0 завдань', '1 завдання'])
  await userEvent.click(screen.getByRole('button', { name: 'Завдання 2: чернетка' }))
  expect(onShow.mock.calls).toEqual([['q2']])
})

test('the subjects of a block are counted apart', () => {
  ask([task(1, 'answered'), { ...task(1, 'blank'), id: 'h1', subject: 'history' }])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Математика', 'Історія'])
  expect(screen.getAllByText('Без відповіді').map((term) => term.nextElementSibling?.textContent)).toEqual(['0 завдань', '1 завдання'])
})
