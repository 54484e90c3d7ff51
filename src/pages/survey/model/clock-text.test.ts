import { expect, test } from 'vitest'
import { clockText, timeLeftText, warningMinutes } from './clock-text'

const minute = 60_000

test.each([
  [60 * minute, '60:00'],
  [59 * minute + 59_001, '60:00'],
  [9 * minute + 5000, '09:05'],
  [1, '00:01'],
  [0, '00:00'],
  [-5000, '00:00'],
])('%i ms are shown as %s', (remaining, text) => {
  expect(clockText(remaining)).toBe(text)
})

test.each([
  [31 * minute, null],
  [30 * minute, 30],
  [29 * minute, null],
  [10 * minute, 10],
  [5 * minute - 900, 5],
  [minute, 1],
  [0, null],
])('with %i ms left the warning is of %s minutes', (remaining, minutes) => {
  expect(warningMinutes(remaining)).toBe(minutes)
})

test('who asks is told in words', () => {
  expect([timeLeftText(42 * minute + 500), timeLeftText(30_000)]).toEqual(['Залишилося: 42 хвилини', 'Залишилося менше хвилини'])
})
