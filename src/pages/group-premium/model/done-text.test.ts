import { expect, test } from 'vitest'
import { doneText } from './done-text'

test('a class in which nobody shows results is told so, instead of none of none', () => {
  expect(doneText('здали', 0, 0)).toBe('результатів поки ніхто не показує')
  expect(doneText('здали', 2, 5)).toBe('здали 2 з 5 (видно тих, хто показує результати)')
})
