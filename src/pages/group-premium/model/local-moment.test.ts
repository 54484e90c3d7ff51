import { expect, test } from 'vitest'
import { dayFromNow, isPast, localMoment } from './local-moment'

test('a deadline is offered for the evening a week from now, over the end of a month too', () => {
  expect(localMoment(dayFromNow(7, new Date(2026, 10, 27, 8, 5)))).toBe('2026-12-04T21:00')
})

test.each([
  ['2026-11-27T08:04', true],
  ['2026-11-27T08:05', true],
  ['2026-11-27T08:06', false],
  ['', true],
  ['soon', true],
])('%j is past: %s', (typed, expected) => {
  expect(isPast(typed, new Date(2026, 10, 27, 8, 5))).toBe(expected)
})
