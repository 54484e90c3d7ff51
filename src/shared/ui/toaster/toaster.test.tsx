import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { showToast } from './inbox'
import { Toaster } from './toaster'

// A message stands for five seconds. On this clock a machine that halts for longer lets no more than a moment go by.
beforeAll(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterAll(() => void vi.useRealTimers())

test('a message on show goes along when the page changes to one whose buttons stand at the bottom, and back', async () => {
  const { rerender } = render(<Toaster />)
  showToast({ severity: 'error', title: 'Помилка', detail: 'Не зараз' })
  const place = () => screen.getByText('Не зараз').closest('[data-part=root]')?.getAttribute('data-placement')
  await waitFor(() => expect(place()).toBe('bottom-end'))
  rerender(<Toaster isAtTop />)
  await waitFor(() => expect(place()).toBe('top'))
  rerender(<Toaster />)
  await waitFor(() => expect(place()).toBe('bottom-end'))
  const shown = screen.getByText('Не зараз').closest<HTMLElement>('[data-part=root]')!
  await waitFor(() => expect(shown).toHaveAttribute('data-mounted'))
  within(shown).getByRole('button', { name: 'Закрити' }).click()
  await waitFor(() => expect(screen.queryByText('Не зараз')).toBeNull())
})

test('a message sent before and one sent after the start are both announced, in a region with a Ukrainian name', async () => {
  showToast({ severity: 'error', title: 'Помилка', detail: 'An error occurred' })
  render(<Toaster />)
  expect(await screen.findByText('An error occurred')).toBeVisible()
  expect(screen.getByText('Сервер відмовив без пояснення. Спробуй ще раз за хвилину.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Сповіщення' })).toBeInTheDocument()
  showToast({ severity: 'success', title: 'Успішно', detail: 'Ваша реєстрація пройшла успішно' })
  expect(await screen.findByText('Ваша реєстрація пройшла успішно')).toBeVisible()
})

test('a message can be put away', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  render(<Toaster />)
  showToast({ severity: 'info', title: 'Картку додано' })
  const toast = (await screen.findByText('Картку додано')).closest<HTMLElement>('[data-part=root]')!
  await waitFor(() => expect(toast).toHaveAttribute('data-mounted'))
  await user.click(within(toast).getByRole('button', { name: 'Закрити' }))
  expect(toast).toHaveAttribute('data-state', 'closed')
})

test('what stands in the corner is not said again; once it has gone it is', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  render(<Toaster />)
  const words = () => screen.queryAllByText('Немає зв’язку')
  showToast({ severity: 'error', title: 'Помилка', detail: 'Немає зв’язку' })
  const first = (await screen.findByText('Немає зв’язку')).closest<HTMLElement>('[data-part=root]')!
  await waitFor(() => expect(first).toHaveAttribute('data-mounted'))
  await vi.advanceTimersByTimeAsync(1100)
  showToast({ severity: 'error', title: 'Помилка', detail: 'Немає зв’язку' })
  await vi.advanceTimersByTimeAsync(50)
  expect(words()).toHaveLength(1)
  await user.click(within(first).getByRole('button', { name: 'Закрити' }))
  await waitFor(() => expect(words()).toHaveLength(0))
  showToast({ severity: 'error', title: 'Помилка', detail: 'Немає зв’язку' })
  await waitFor(() => expect(words()).toHaveLength(1))
  const second = words()[0]!.closest<HTMLElement>('[data-part=root]')!
  await waitFor(() => expect(second).toHaveAttribute('data-mounted'))
  await user.click(within(second).getByRole('button', { name: 'Закрити' }))
  await waitFor(() => expect(words()).toHaveLength(0))
})

test('the same words said twice at once are one message', async () => {
  render(<Toaster />)
  showToast({ severity: 'error', title: 'Помилка', detail: 'Сервер відпочиває' })
  showToast({ severity: 'error', title: 'Помилка', detail: 'Сервер відпочиває' })
  await screen.findAllByText('Сервер відпочиває')
  expect(screen.getAllByText('Сервер відпочиває')).toHaveLength(1)
})

test('on a page that has the screen to itself one message stands at a time, in a line of words; the next comes after it', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  render(<Toaster isAtTop />)
  showToast({ severity: 'error', title: 'Помилка', detail: 'Перша' })
  showToast({ severity: 'error', title: 'Помилка', detail: 'Друга' })
  const first = (await screen.findByText('Перша')).closest<HTMLElement>('[data-part=root]')!
  expect(first).toHaveAttribute('data-in-bar')
  await waitFor(() => expect(first).toHaveAttribute('data-mounted'))
  expect(screen.queryByText('Друга')).toBeNull()
  await user.click(within(first).getByRole('button', { name: 'Закрити' }))
  expect(await screen.findByText('Друга')).toBeVisible()
})
