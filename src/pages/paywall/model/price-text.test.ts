import { expect, test } from 'vitest'
import { dayOf, priceText } from './price-text'

test('whole hryvnias go without kopiykas, others with two digits after the comma', () => {
  expect([49_900, 14_950, 717_000].map((minor) => priceText(minor).replaceAll(/\s/g, ' '))).toEqual(['499 ₴', '149,50 ₴', '7 170 ₴'])
})

test('the last second of a day in Kyiv is that day', () => {
  expect(dayOf('2027-07-31T20:59:59.000Z')).toBe('31 липня 2027')
})
