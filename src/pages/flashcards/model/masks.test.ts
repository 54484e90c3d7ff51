import { expect, test } from 'vitest'
import { centredMask, maskBetween, movedMask, nextNumber } from './masks'

const mask = { number: 1, x: 0.5, y: 0.5, width: 0.2, height: 0.2 }

test('a drag in any direction makes the same rectangle, within the picture', () => {
  const drawn = maskBetween(2, { x: 0.2, y: 0.3 }, { x: 0.6, y: 0.5 })
  expect(drawn).toEqual({ number: 2, x: 0.2, y: 0.3, width: 0.4, height: 0.2 })
  expect(maskBetween(2, { x: 0.6, y: 0.5 }, { x: 0.2, y: 0.3 })).toEqual(drawn)
  expect(maskBetween(2, { x: -1, y: 0.9 }, { x: 0.5, y: 3 })).toEqual({ number: 2, x: 0, y: 0.9, width: 0.5, height: 0.1 })
})

test('a touch without a drag hides nothing', () => {
  expect(maskBetween(1, { x: 0.5, y: 0.5 }, { x: 0.51, y: 0.8 })).toBeNull()
})

test('arrows move a rectangle, with Shift they change its size; it stays on the picture', () => {
  expect(movedMask(mask, 'ArrowLeft', false)).toEqual({ ...mask, x: 0.48 })
  expect(movedMask(mask, 'ArrowDown', true)).toEqual({ ...mask, height: 0.22 })
  expect(movedMask({ ...mask, x: 0.79 }, 'ArrowRight', false)?.x).toBe(0.8)
  expect(movedMask({ ...mask, width: 0.5 }, 'ArrowRight', true)?.width).toBe(0.5)
  expect(movedMask({ ...mask, height: 0.02 }, 'ArrowUp', true)?.height).toBe(0.02)
  expect(movedMask(mask, 'Enter', false)).toBeNull()
})

test('the number of a removed rectangle is given again, those of others stay', () => {
  expect([nextNumber([]), nextNumber([mask]), nextNumber([mask, centredMask(3)])]).toEqual([1, 2, 2])
})
