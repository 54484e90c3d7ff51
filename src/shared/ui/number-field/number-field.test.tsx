import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberField } from './number-field'

function Field({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <NumberField value={value} onChange={setValue} />
}

const input = () => screen.getByRole('textbox', { name: 'Відповідь' })

test('it says what a sloppy number will be counted as', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.type(input(), '-0.50')
  expect(screen.getByRole('status')).toHaveTextContent('Буде зараховано як: −0,5')
  expect(input()).toHaveAccessibleDescription('Буде зараховано як: −0,5')
})

test('a fraction is sent back to be written again, and stays as typed', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.type(input(), '1/2')
  expect(screen.getByRole('status')).toHaveTextContent('Не схоже на число')
  expect(input()).toBeInvalid()
  expect(input()).toHaveValue('1/2')
})

test('the sign has its own button, and the focus comes back to the number', async () => {
  const user = userEvent.setup()
  render(<Field initial="7" />)
  await user.click(screen.getByRole('button', { name: 'Змінити знак' }))
  expect(input()).toHaveValue('−7')
  expect(input()).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Змінити знак' }))
  expect(input()).toHaveValue('7')
})

test('a wrong answer shows the right one with a decimal comma', () => {
  render(<NumberField value="3" onChange={() => undefined} isDisabled mark="wrong" correct="-2.5" />)
  expect(screen.getByText('Правильна відповідь: −2,5')).toBeVisible()
  expect(input()).toBeDisabled()
})
