import { expect, test } from 'vitest'
import { dayText } from './moment-text'

const now = new Date(2026, 10, 20)

test('a day of this year goes without its year', () => {
  expect(dayText(new Date(2026, 4, 25).toISOString(), now)).toBe('25 травня')
})

test('a day of another year goes with it, and no day at all says nothing', () => {
  expect(dayText(new Date(2027, 4, 25).toISOString(), now)).toBe('25 травня 2027 року')
  expect(dayText('soon', now)).toBe('')
})
