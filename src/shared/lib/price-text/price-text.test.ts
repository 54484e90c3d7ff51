import { expect, test } from 'vitest'
import { priceText } from './price-text'

test('whole hryvnias go without kopiykas, others with two digits after the comma', () => {
  expect([49_900, 14_950, 717_000].map((minor) => priceText(minor).replaceAll(/\s/g, ' '))).toEqual(['499 ₴', '149,50 ₴', '7 170 ₴'])
})
