import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Celebration } from './celebration'

test('what was reached is said, and the picture ends within a second', () => {
  render(<Celebration>Поріг подолано вперше</Celebration>)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Поріг подолано вперше')
  const delays = [...status.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => Number.parseInt(style.animationDelay))
  expect(Math.max(...delays) + 150).toBeLessThanOrEqual(1000)
})
