import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTeller } from './tell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a listener that needs 10 ms is told again 120 ms later, once, and of a change after that at once', async () => {
  const teller = createTeller(() => Date.now())
  const told: number[] = []
  const start = Date.now()
  teller.subscribe(() => {
    told.push(Date.now() - start)
    vi.setSystemTime(Date.now() + 10)
  })
  teller.change()
  await vi.advanceTimersByTimeAsync(1)
  for (let turn = 0; turn < 50; turn += 1) {
    teller.change()
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(400)
  teller.change()
  await vi.advanceTimersByTimeAsync(0)
  expect(told.length).toBe(3)
  expect((told[1] ?? 0) - (told[0] ?? 0)).toBeGreaterThanOrEqual(120)
})

test('while changes come by the hundred a listener is told once in a while, and soon again when they have grown few', async () => {
  const teller = createTeller(() => Date.now())
  let told = 0
  teller.subscribe(() => void (told += 1))
  for (let turn = 0; turn < 3000; turn += 1) {
    for (let left = 10; left > 0; left -= 1) teller.change()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(told).toBeLessThanOrEqual(5)
  await vi.advanceTimersByTimeAsync(3000)
  const before = told
  for (let turn = 0; turn < 100; turn += 1) {
    teller.change()
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(told - before).toBeGreaterThanOrEqual(10)
})

test('without a listener nothing is planned', () => {
  createTeller().change()
  expect(vi.getTimerCount()).toBe(0)
})
