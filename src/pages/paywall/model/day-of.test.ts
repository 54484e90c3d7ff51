import { expect, test } from 'vitest'
import { dayOf } from './day-of'

test('the last second of a day in Kyiv is that day', () => {
  expect(dayOf('2027-07-31T20:59:59.000Z')).toBe('31 липня 2027')
})
