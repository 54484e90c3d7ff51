import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Option } from '#domain/question'
import { MultiOptionList } from './multi-option-list'
import { OptionList } from './option-list'

const options: Option[] = ['А', 'Б', 'В'].map((label) => ({ id: `id-${label}`, label, text: [{ kind: 'text', text: `варіант ${label}` }] }))

function Single() {
  const [value, setValue] = useState<string | null>(null)
  return <OptionList label="Відповідь" options={options} value={value} onChange={setValue} />
}

function Several() {
  const [value, setValue] = useState<string[]>([])
  return <MultiOptionList label="Відповідь" options={options} value={value} onChange={setValue} choose={2} />
}

const radio = (name: RegExp) => screen.getByRole('radio', { name })
const box = (name: RegExp) => screen.getByRole('checkbox', { name })

test('Tab enters the group, the space bar chooses, arrows move the choice', async () => {
  const user = userEvent.setup()
  render(<Single />)
  await user.tab()
  expect(radio(/варіант А/)).toHaveFocus()
  await user.keyboard(' ')
  expect(radio(/варіант А/)).toBeChecked()
  await user.keyboard('{ArrowDown}')
  expect(radio(/варіант Б/)).toBeChecked()
  expect(radio(/варіант А/)).not.toBeChecked()
})

test('the whole row is pressed, the group has its name', async () => {
  const user = userEvent.setup()
  render(<Single />)
  await user.click(screen.getByText('варіант В'))
  expect(screen.getByRole('radiogroup', { name: 'Відповідь' })).toContainElement(radio(/варіант В/))
  expect(radio(/варіант В/)).toBeChecked()
})

test('marks are said in words and notes belong to their option', () => {
  render(
    <OptionList
      label="Відповідь"
      options={options}
      value="id-А"
      onChange={() => undefined}
      isDisabled
      marks={{ 'id-А': 'wrong', 'id-Б': 'missed' }}
      notes={{ 'id-А': 'Бо плюс, а не мінус' }}
    />,
  )
  expect(radio(/Неправильно/)).toHaveAccessibleDescription('Бо плюс, а не мінус')
  expect(radio(/варіант Б.*Правильна відповідь/)).toBeDisabled()
})

test('a further mark is refused with the reason, and one can be taken back', async () => {
  const user = userEvent.setup()
  render(<Several />)
  await user.click(box(/варіант А/))
  await user.click(box(/варіант Б/))
  expect(screen.getByRole('status')).toHaveTextContent(/^Обрано 2 з 2$/)
  await user.click(box(/варіант В/))
  expect(box(/варіант В/)).not.toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('Обрано 2 з 2. Більше не можна: спершу зніми одну позначку')
  await user.click(box(/варіант А/))
  await user.click(box(/варіант В/))
  expect([box(/варіант А/), box(/варіант Б/), box(/варіант В/)].map((each) => (each as HTMLInputElement).checked)).toEqual([
    false,
    true,
    true,
  ])
})

test('an option is struck out and brought back by a button of its own, and says that it is', async () => {
  const struck = vi.fn<(id: string, isEliminated: boolean) => void>()
  render(
    <OptionList label="Відповідь" options={options} value={null} onChange={() => undefined} eliminated={['id-Б']} onEliminate={struck} />,
  )
  expect(radio(/варіант Б\s*\(викреслено\)/)).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name: 'Викреслити варіант А', pressed: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Викреслити варіант Б', pressed: true }))
  expect(struck.mock.calls).toEqual([
    ['id-А', true],
    ['id-Б', false],
  ])
})
