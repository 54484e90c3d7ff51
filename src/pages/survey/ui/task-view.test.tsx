import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Answer } from '#contract/answer'
import type { Question } from '#contract/question'
import { TaskView } from './task-view'

const question: Question = {
  id: 'q1',
  version: 1,
  subject: 'history',
  topic: 'history.time',
  prompt: [],
  figure: null,
  points: 3,
  form: 'sequence',
  options: [...'ab'].map((id) => ({ id, label: id.toUpperCase(), text: [{ kind: 'text', text: `подія ${id}` }] })),
}

function Desk() {
  const [answer, setAnswer] = useState<Answer | undefined>()
  return <TaskView question={question} number={1} count={1} answer={answer} onAnswer={setAnswer} />
}

test('an order that is erased leaves the screen as well', async () => {
  render(<Desk />)
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  const all = screen.getAllByRole('radio')
  await userEvent.click(all[0]!)
  await userEvent.click(all[3]!)
  expect(chosen()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Стерти відповідь' }))
  expect(chosen()).toEqual([])
})
