import { expect, test } from 'vitest'
import { pluralOf } from './plural.ts'

test.each([
  [0, 'днів'],
  [1, 'день'],
  [4, 'дні'],
  [11, 'днів'],
  [42, 'дні'],
  [101, 'день'],
])('%i %s', (count, form) => {
  expect(pluralOf(count, ['день', 'дні', 'днів'])).toBe(form)
})
