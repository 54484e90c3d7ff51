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

test('a fraction stays as typed, is explained, and is written as a decimal by one press', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.type(input(), '1/2')
  expect(screen.getByRole('status')).toHaveTextContent('На НМТ дріб записують десятковим: 0,5')
  expect(input()).toBeValid()
  expect(input()).toHaveValue('1/2')
  await user.click(screen.getByRole('button', { name: 'Записати 0,5' }))
  expect(input()).toHaveValue('0,5')
  expect(input()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('Буде зараховано як: 0,5')
})

test('a fraction without an end as a decimal, and what is no number, are explained without an offer', async () => {
  const user = userEvent.setup()
  render(<Field />)
  await user.type(input(), '1/3')
  expect(screen.getByRole('status')).toHaveTextContent('Цей дріб не має скінченного десяткового запису')
  await user.clear(input())
  await user.type(input(), '√2')
  expect(screen.getByRole('status')).toHaveTextContent('Це ще не число')
  expect(screen.queryByRole('button', { name: /^Записати/ })).not.toBeInTheDocument()
})

test.each([
  ['√2', 'тут знак «√»'],
  ['1О', 'тут літера «О»'],
  ['2x', 'тут літера «x»'],
  ['1,2,3', 'Це ще не число. '],
])('what is no number is told by what was seen: %j', async (typed, words) => {
  render(<Field initial={typed} />)
  expect(screen.getByRole('status')).toHaveTextContent(words)
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
