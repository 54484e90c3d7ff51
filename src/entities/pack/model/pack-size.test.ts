import { expect, test } from 'vitest'
import { packSize } from './pack-size'

test.each([
  [0, '0,1 МБ'],
  [40_000, '0,1 МБ'],
  [1_240_000, '1,2 МБ'],
  [3_000_000, '3 МБ'],
])('%d bytes are told as «%s»', (bytes, text) => {
  expect(packSize(bytes)).toBe(text)
})
