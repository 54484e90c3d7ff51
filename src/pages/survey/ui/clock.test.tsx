import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Clock } from './clock'

const minute = 60_000

test('the clock is a timer that does not speak by itself', () => {
  render(<Clock remaining={42 * minute} />)
  expect(screen.getByRole('timer', { name: 'Час до кінця тесту' })).toHaveTextContent('42:00')
  expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a threshold is said once, in a region of its own', () => {
  const { rerender } = render(<Clock remaining={10 * minute + 500} />)
  rerender(<Clock remaining={10 * minute - 500} />)
  const region = screen.getByRole('status')
  expect(region).toHaveTextContent('Залишилося: 10 хвилин')
  rerender(<Clock remaining={10 * minute - 1500} />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region).toHaveTextContent('Залишилося: 10 хвилин')
})

test('a hidden clock still says the thresholds, in writing too', async () => {
  render(<Clock remaining={5 * minute - 500} />)
  await userEvent.click(screen.getByRole('button', { name: 'Сховати час' }))
  expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  expect(screen.getByText('ще 5 хв')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Залишилося: 5 хвилин')
  await userEvent.click(screen.getByRole('button', { name: 'Показати час' }))
  expect(screen.getByRole('timer')).toHaveTextContent('05:00')
})

test('Alt+T tells the time in words', () => {
  render(<Clock remaining={42 * minute} />)
  fireEvent.keyDown(document.body, { code: 'KeyT', altKey: true })
  expect(screen.getByRole('status')).toHaveTextContent('Залишилося: 42 хвилини')
})
