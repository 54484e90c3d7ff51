import { afterEach, expect, test, vi } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { keepForGood, keepForGoodOnce } from './room'

afterEach(() => vi.unstubAllGlobals())

test('the browser is asked once to keep for good what is here', async () => {
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(false)
  vi.stubGlobal('navigator', { storage: { persist } })
  const storage = mapStorage(new Map())
  const store = createLocalStore(() => storage)
  await keepForGoodOnce(store)
  await keepForGoodOnce(store)
  expect(persist).toHaveBeenCalledTimes(1)
})

test.each([
  ['without stores', {}],
  ['that cannot be asked', { storage: {} }],
  ['that refuses to be asked', { storage: { persist: () => Promise.reject(new TypeError('no')) } }],
])('a browser %s is left in peace', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(keepForGood()).resolves.toBeUndefined()
})
