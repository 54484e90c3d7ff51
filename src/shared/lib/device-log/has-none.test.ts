import { afterEach, expect, test, vi } from 'vitest'
import { hasNone } from './has-none'

afterEach(() => vi.unstubAllGlobals())
const browserWith = (databases: () => Promise<{ name?: string }[]>) => vi.stubGlobal('indexedDB', { databases })

test('a device has none where the browser names none of ours', async () => {
  browserWith(async () => [{ name: 'of another' }, {}])
  expect(await hasNone(['skladu-log'])).toBe(true)
  browserWith(async () => [{ name: 'skladu-log' }])
  expect(await hasNone(['skladu-log', 'skladu'])).toBe(false)
})

test('a browser that does not say may have any', async () => {
  browserWith(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  expect(await hasNone(['skladu-log'])).toBe(false)
  vi.stubGlobal('indexedDB', {})
  expect(await hasNone(['skladu-log'])).toBe(false)
})
