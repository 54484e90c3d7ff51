import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Option } from '#domain/question'
import { RowSheets } from './row-sheets'

const part = (label: string): Option => ({ id: `id-${label}`, label, text: [{ kind: 'text', text: `зміст ${label}` }] })
const rows = ['1', '2'].map(part)
const options = ['А', 'Б', 'В'].map(part)

function Sheets() {
  const [value, setValue] = useState<Record<string, string>>({})
  const choose = (row: Option, option: Option | null) =>
    setValue(({ [row.id]: _, ...others }) => (option ? { ...others, [row.id]: option.id } : others))
  return <RowSheets rows={rows} options={options} value={value} onChoose={choose} rowName="Рядок" />
}

const open = async () => {
  const user = userEvent.setup()
  render(<Sheets />)
  await user.click(screen.getByRole('button', { name: /Рядок 1 ?: ?Обрати/ }))
  await screen.findByRole('dialog', { name: 'Рядок 1' })
  return user
}
const sheet = () => screen.queryByRole('dialog', { name: 'Рядок 1' })
const isShut = () => waitFor(() => expect(sheet()).toBeNull())

test('arrows walk through the options and leave the sheet open, Enter takes the one they stand on', async () => {
  const user = await open()
  screen.getByRole('radio', { name: /зміст А/ }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(sheet()).toBeVisible()
  expect(screen.getByRole('radio', { name: /зміст В/ })).toBeChecked()
  await user.keyboard('{Enter}')
  await isShut()
  expect(screen.getByRole('button', { name: /Рядок 1 ?: ?В/ })).toBeVisible()
})

test('a press, the space bar or a letter chooses and shuts the sheet', async () => {
  const user = await open()
  const reopen = () => user.click(screen.getByRole('button', { name: /Рядок 1/ }))
  await user.click(screen.getByText('зміст Б'))
  await isShut()
  await reopen()
  screen.getByRole('radio', { name: /зміст А/ }).focus()
  await user.keyboard(' ')
  await isShut()
  expect(screen.getByRole('button', { name: /Рядок 1 ?: ?А/ })).toBeVisible()
  await reopen()
  screen.getByRole('radio', { name: /зміст А/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect(sheet()).toBeVisible()
})
