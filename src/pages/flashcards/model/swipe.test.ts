import { expect, test } from 'vitest'
import { swipeOf } from './swipe'

test.each([
  ['far to the right', 90, 10, 'right'],
  ['far to the left', -90, -20, 'left'],
  ['a slip of the finger', 40, 0, null],
  ['scrolling aslant', 90, 80, null],
  ['scrolling', 5, 300, null],
] as const)('a drag %s', (_, x, y, swipe) => {
  expect(swipeOf(x, y)).toBe(swipe)
})
