import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FC } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

const Greeting: FC<{ name: string }> = ({ name }) => <p>Вітаю, {name}</p>

test('what waits gives way to the part once its code has come', async () => {
  const Part = lazyPart(async () => Greeting, <p>Завантаження</p>)
  render(<Part name="Олено" />)
  expect(screen.getByText('Завантаження')).toBeVisible()
  expect(await screen.findByText('Вітаю, Олено')).toBeVisible()
  expect(screen.queryByText('Завантаження')).toBeNull()
})

test('code that did not come is fetched anew by the next try', async () => {
  const load = vi.fn<() => Promise<FC<{ name: string }>>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
  const Part = lazyPart(load)
  render(<Part name="Олено" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Спробувати ще' }))
  expect(await screen.findByText('Вітаю, Олено')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
