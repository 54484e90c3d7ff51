import { expect, test } from 'vitest'
import { around, centre, fit, open } from './fit.ts'

const room = { width: 400, height: 300 }

test('a large drawing is shown whole and in the middle, a small one as large as it is', () => {
  expect(fit({ x: 0, y: 0, width: 736, height: 100 }, room)).toEqual({ x: 16, y: 125, k: 0.5 })
  expect(fit({ x: 0, y: 0, width: 100, height: 100 }, room)).toEqual({ x: 150, y: 100, k: 1 })
  expect(fit({ x: 0, y: 0, width: 100, height: 100 }, { width: 0, height: 0 })).toEqual({ x: 0, y: 0, k: 1 })
})

test('what is brought to the middle can be read', () => {
  expect(centre({ x: 1000, y: 500, width: 100, height: 20 }, room, 0.2)).toEqual({ x: 200 - 1050, y: 150 - 510, k: 1 })
  expect(centre({ x: 0, y: 0, width: 0, height: 0 }, room, 1.2)).toEqual({ x: 200, y: 150, k: 1.2 })
})

test('several areas are held by one', () => {
  expect(
    around([
      { x: 10, y: 20, width: 5, height: 5 },
      { x: 0, y: 30, width: 5, height: 15 },
    ]),
  ).toEqual({ x: 0, y: 20, width: 15, height: 25 })
})

test('what opens can be read: whole where it fits so, otherwise the place that matters, with nothing of the room left empty', () => {
  const wide = { width: 800, height: 600 }
  expect(open({ x: 0, y: 0, width: 400, height: 300 }, wide, null)).toEqual({ x: 200, y: 150, k: 1 })
  const large = { x: 0, y: 0, width: 3000, height: 300 }
  expect(open(large, wide, { x: 1500, y: 100, width: 100, height: 40 })).toEqual({ x: -1150, y: 150, k: 1 })
  expect(open(large, wide, { x: 10, y: 100, width: 100, height: 40 }).x).toBe(16)
  expect(open(large, wide, { x: 2900, y: 100, width: 100, height: 40 }).x).toBe(800 - 16 - 3000)
})
