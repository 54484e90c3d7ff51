import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tasks } from '#samples/questions'
import { QuestionText } from './question-text'

test.each([
  [true, 1],
  [undefined, 0],
])('a task that only warms up says so: %s', (isWarmUp, badges) => {
  render(<QuestionText question={{ ...tasks.single, isWarmUp }} />)
  expect(screen.queryAllByText(/^Розминка/)).toHaveLength(badges)
})
