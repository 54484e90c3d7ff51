import { expect, test, vi } from 'vitest'
import { deferred } from './deferred'

const sum = { add: async (a: number, b: number) => a + b }

test('a call waits for the load, and the load happens once', async () => {
  const load = vi.fn<() => Promise<typeof sum>>().mockResolvedValue(sum)
  const late = deferred(load)
  expect(await Promise.all([late.add(1, 2), late.add(3, 4)])).toEqual([3, 7])
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failed load the next call tries again', async () => {
  const load = vi.fn<() => Promise<typeof sum>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(sum)
  const late = deferred(load)
  await expect(late.add(1, 2)).rejects.toThrow('offline')
  expect(await late.add(1, 2)).toBe(3)
})
