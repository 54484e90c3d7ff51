import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ChemicalElement } from '#domain/element'
import { PeriodicTable } from './periodic-table'

const elements: ChemicalElement[] = [
  { number: 1, symbol: 'H', name: 'Гідроген', mass: 1, period: 1, group: 'IA', kind: 'nonmetal' },
  { number: 2, symbol: 'He', name: 'Гелій', mass: 4, period: 1, group: 'VIIIA', kind: 'nonmetal' },
  { number: 3, symbol: 'Li', name: 'Літій', mass: 7, period: 2, group: 'IA', kind: 'metal' },
]
const open = () => render(<PeriodicTable elements={elements} form="long" label="Періодична система" />)
const cell = (name: RegExp) => screen.getByRole('button', { name })

test('an element is sought by its name and told; Enter leads to it', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Знайти елемент' }), 'гел')
  expect(screen.getByRole('status')).toHaveTextContent(/^He — Гелій, № 2/)
  await userEvent.keyboard('{Enter}')
  expect(cell(/Гелій/)).toHaveFocus()
})

test('several that fit are named, and so is that there is none', async () => {
  open()
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'г')
  expect(screen.getByRole('status')).toHaveTextContent('Знайдено: Гідроген, Гелій')
  await userEvent.type(field, 'щ')
  expect(screen.getByRole('status')).toHaveTextContent('Такого елемента немає')
})

test('the table is one stop of the Tab key, and arrows walk it', async () => {
  open()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(cell(/Гідроген/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(cell(/Гелій/)).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowDown}')
  expect(cell(/Літій/)).toHaveFocus()
  expect(cell(/Літій/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status')).toHaveTextContent(/^Li — Літій/)
})
