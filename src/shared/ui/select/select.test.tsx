import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Select } from './select'

const options = [
  { value: 'math', text: 'Математика' },
  { value: 'history', text: 'Історія' },
]

test('the option that was chosen is told by its value', async () => {
  const choose = vi.fn<(value: string) => void>()
  render(
    <Select label="Предмет" hint="Один із чотирьох" value="math" options={options} onChange={choose}>
      <option value="">Обери</option>
    </Select>,
  )
  const list = screen.getByRole('combobox', { name: 'Предмет', description: 'Один із чотирьох' })
  expect([...list.children].map((option) => option.textContent)).toEqual(['Обери', 'Математика', 'Історія'])
  await userEvent.setup().selectOptions(list, 'Історія')
  expect(choose.mock.calls).toEqual([['history']])
})

test('a list with an error says so', () => {
  render(<Select label="Предмет" error="Обери предмет" options={options} />)
  expect(screen.getByRole('combobox', { name: 'Предмет', description: 'Обери предмет' })).toBeInvalid()
})
