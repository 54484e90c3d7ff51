import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Option } from '#domain/question'
import { MatchingGrid } from './matching-grid'

const part = (label: string): Option => ({ id: `id-${label}`, label, text: [{ kind: 'text', text: `зміст ${label}` }] })
const rows = ['1', '2', '3'].map(part)
const options = ['А', 'Б', 'В', 'Г', 'Д'].map(part)

let latest: Record<string, string> = {}

function Grid() {
  const [value, setValue] = useState<Record<string, string>>({})
  latest = value
  return <MatchingGrid label="Встанови відповідність" rows={rows} options={options} value={value} onChange={setValue} />
}

const row = (label: string) => within(screen.getByRole('radiogroup', { name: `Рядок ${label}` }))
const cell = (label: string, letter: string) => row(label).getByRole('radio', { name: letter })

test('each row is a group of its own, filled by keyboard alone', async () => {
  const user = userEvent.setup()
  render(<Grid />)
  await user.tab()
  expect(cell('1', 'А')).toHaveFocus()
  expect(cell('1', 'А')).toHaveAccessibleDescription('зміст А')
  await user.keyboard(' {ArrowRight}{ArrowRight}')
  expect(cell('1', 'В')).toBeChecked()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Стерти рядок 1' })).toHaveFocus()
  await user.tab()
  expect(cell('2', 'А')).toHaveFocus()
  await user.keyboard(' ')
  expect(latest).toEqual({ 'id-1': 'id-В', 'id-2': 'id-А' })
})

test('a row can be taken back without touching the others', async () => {
  const user = userEvent.setup()
  render(<Grid />)
  await user.click(cell('1', 'Б'))
  await user.click(cell('3', 'Д'))
  await user.click(screen.getByRole('button', { name: 'Стерти рядок 1' }))
  expect(latest).toEqual({ 'id-3': 'id-Д' })
  expect(cell('1', 'Б')).not.toBeChecked()
})

test('a letter serves one row: chosen in another it moves there, and that is said', async () => {
  const user = userEvent.setup()
  render(<Grid />)
  await user.click(cell('1', 'Б'))
  expect(screen.getByText('→ 1')).toBeVisible()
  await user.click(cell('2', 'Б'))
  expect([latest, screen.getByRole('status').textContent]).toEqual([{ 'id-2': 'id-Б' }, 'Б перенесено: рядок 1 → 2'])
})

test('a letter or a digit fills the row that has the focus, on any layout', async () => {
  const user = userEvent.setup()
  render(<Grid />)
  await user.tab()
  await user.keyboard('{д}')
  await user.tab()
  await user.tab()
  await user.keyboard('2')
  expect(latest).toEqual({ 'id-1': 'id-Д', 'id-2': 'id-Б' })
})

test('the review says in words which cell is right and which is not', () => {
  render(
    <MatchingGrid
      label="Розбір"
      rows={rows}
      options={options}
      value={{ 'id-1': 'id-А', 'id-2': 'id-Б' }}
      onChange={() => undefined}
      isDisabled
      marks={{ 'id-1': 'right', 'id-2': 'wrong', 'id-3': 'missed' }}
      correct={{ 'id-1': 'id-А', 'id-2': 'id-В', 'id-3': 'id-Г' }}
    />,
  )
  expect(row('1').getByRole('radio', { name: 'А: Правильно' })).toBeDisabled()
  expect(row('2').getByRole('radio', { name: 'Б: Неправильно' })).toBeChecked()
  expect(row('2').getByRole('radio', { name: 'В: Правильна відповідь' })).not.toBeChecked()
  expect(row('3').getByRole('radio', { name: 'Г: Правильна відповідь' })).not.toBeChecked()
})
