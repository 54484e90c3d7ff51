import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { Chart } from './chart.tsx'

const shop = createMachine({
  id: 'shop',
  initial: 'open',
  states: { open: { initial: 'idle', states: { idle: { on: { pay: 'busy' } }, busy: {} }, on: { '*': 'shut' } }, shut: {} },
})
const states = () => [...document.querySelectorAll('[data-state]')].map((each) => each.getAttribute('data-state'))

test('a state is folded to a box with its count and unfolded again, by pointer and by key', async () => {
  render(<Chart machine={shop} />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Fold open' }))
  const unfold = await screen.findByRole('button', { name: 'Unfold open' })
  expect(states()).toEqual(['shop', 'shop.open', 'shop.shut'])
  expect(screen.getByText('▸ 2')).toBeInTheDocument()
  unfold.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(states()).toContain('shop.open.busy'))
  await user.click(screen.getByRole('button', { name: 'Fold the rest' }))
  expect(states()).toContain('shop.open.busy')
})

test('an event of any name is drawn in words, and is no button: nobody can send it', async () => {
  render(<Chart machine={shop} />)
  expect(await screen.findByText('any event')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /any event|\*/ })).toBeNull()
})
