import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSeen, readSeen } from './seen'

/** The browser’s store of answers, as far as this asks of it. */
function memoryCaches() {
  const kept = new Map<string, string>()
  const cache = {
    put: async (key: string, answer: Response) => void kept.set(key, await answer.text()),
    match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    delete: async (key: string) => kept.delete(key),
    keys: async () => [...kept.keys()],
  }
  return { open: async () => cache }
}

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))
afterEach(() => void vi.unstubAllGlobals())

const at = new Date('2026-11-21T10:00:00.000Z')

test('what was seen can be read again, with its day', async () => {
  await keepSeen({ 'v3/subjects': { data: [1] } }, at)
  expect(await readSeen('v3/subjects')).toEqual({ body: { data: [1] }, at: '2026-11-21T10:00:00.000Z' })
})

test('the newest stays in place of the older', async () => {
  await keepSeen({ 'v3/subjects': 'old' }, at)
  await keepSeen({ 'v3/subjects': 'new' }, at)
  expect((await readSeen('v3/subjects'))?.body).toBe('new')
})

test('of very many answers the oldest go first', async () => {
  for (let number = 0; number <= 151; number += 1) await keepSeen({ [`a/${number}`]: number }, at)
  expect([await readSeen('a/0'), await readSeen('a/1'), (await readSeen('a/2'))?.body]).toEqual([null, null, 2])
})

test('a browser that refuses storage keeps nothing and throws nothing', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  await keepSeen({ 'v3/subjects': 'body' }, at)
  expect(await readSeen('v3/subjects')).toBeNull()
})
