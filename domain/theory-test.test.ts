import { expect, test } from 'vitest'
import { bestAttempt } from './theory-test.ts'

const attempt = (raw: number | null, change: object = {}) => ({
  mode: 'theory' as const,
  title: 'Логарифми',
  raw,
  max: 10,
  ...change,
})

test('the best of the finished attempts counts', () => {
  expect(bestAttempt('Логарифми', [attempt(3), attempt(7), attempt(5)])).toEqual({ raw: 7, max: 10, isPassed: false })
})

test('eight points of ten check the article', () => {
  expect(bestAttempt('Логарифми', [attempt(8)])).toEqual({ raw: 8, max: 10, isPassed: true })
})

test('a running attempt, another test and another mode do not count', () => {
  const others = [attempt(null), attempt(9, { title: 'Степені' }), attempt(9, { mode: 'quick' })]
  expect(bestAttempt('Логарифми', others)).toBeNull()
})
