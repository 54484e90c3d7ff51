import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleResult } from '../model/sample-result'
import { LandingPage } from './landing-page'

const option = (name: RegExp) => screen.getByRole('radio', { name })

test('the way into the product is one press away', () => {
  render(<LandingPage />)
  expect(screen.getByRole('link', { name: 'Почати з математики' })).toHaveAttribute('href', '/subjects/math/tests/nmt')
  expect(screen.getByRole('link', { name: 'Навчання' })).toHaveAttribute('href', '/dashboard')
})

test('a wrong try says why and leaves the right answer to be found', async () => {
  const user = userEvent.setup()
  render(<LandingPage />)
  await user.click(option(/55 грн/))
  expect(option(/55 грн.*Неправильно/)).toHaveAccessibleDescription('Тут від ціни відняли 25 гривень, а не 25 відсотків.')
  await user.click(option(/60 грн/))
  expect(option(/60 грн.*Правильно/)).toBeChecked()
  expect(screen.getByText('Так. Таке пояснення має кожне завдання.')).toBeVisible()
})

test('the example of a result adds up', () => {
  const sum = (pick: (topic: { points: number; max: number }) => number) =>
    sampleResult.topics.reduce((total, topic) => total + pick(topic), 0)
  expect(sum((topic) => topic.points)).toBe(sampleResult.raw)
  expect(sum((topic) => topic.max)).toBe(sampleResult.max)
  expect(sampleResult.fares).toHaveLength(22)
})
