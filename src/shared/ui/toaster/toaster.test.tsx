import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showToast } from './inbox'
import { Toaster } from './toaster'

test('a message sent before and one sent after the start are both announced, in a region with a Ukrainian name', async () => {
  showToast({ severity: 'error', title: 'Помилка', detail: 'An error occurred' })
  render(<Toaster />)
  expect(await screen.findByText('An error occurred')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Сповіщення' })).toBeInTheDocument()
  showToast({ severity: 'success', title: 'Успішно', detail: 'Ваша реєстрація пройшла успішно' })
  expect(await screen.findByText('Ваша реєстрація пройшла успішно')).toBeVisible()
})

test('a message can be put away', async () => {
  const user = userEvent.setup()
  render(<Toaster />)
  showToast({ severity: 'info', title: 'Картку додано' })
  const toast = (await screen.findByText('Картку додано')).closest<HTMLElement>('[data-part=root]')!
  await waitFor(() => expect(toast).toHaveAttribute('data-mounted'))
  await user.click(within(toast).getByRole('button', { name: 'Закрити' }))
  expect(toast).toHaveAttribute('data-state', 'closed')
})

test('the same words said twice at once are one message', async () => {
  render(<Toaster />)
  showToast({ severity: 'error', title: 'Помилка', detail: 'Сервер відпочиває' })
  showToast({ severity: 'error', title: 'Помилка', detail: 'Сервер відпочиває' })
  await screen.findAllByText('Сервер відпочиває')
  expect(screen.getAllByText('Сервер відпочиває')).toHaveLength(1)
})
