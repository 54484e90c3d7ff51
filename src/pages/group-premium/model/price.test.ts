import { expect, test } from 'vitest'
import { nextStep, priceOf } from './price'

const steps = [
  { from: 5, priceMinor: 40000 },
  { from: 10, priceMinor: 35000 },
  { from: 30, priceMinor: 29950 },
]

test.each([
  [5, 40000, 200000, 0],
  [9, 40000, 360000, 0],
  [10, 35000, 350000, 50000],
  [29, 35000, 1015000, 145000],
  [30, 29950, 898500, 301500],
  [200, 29950, 5990000, 2010000],
])('%i seats cost what their step says', (seats, priceMinor, totalMinor, savedMinor) => {
  expect(priceOf(steps.toReversed(), seats)).toEqual({ step: expect.objectContaining({ priceMinor }), totalMinor, savedMinor })
})

test('without steps there is no price', () => {
  expect(priceOf([], 10)).toBeNull()
})

test('the next step is told with the seats that are missing, and none after the last', () => {
  expect([nextStep(steps, 8), nextStep(steps, 30)]).toEqual([{ missing: 2, step: steps[1] }, null])
})
