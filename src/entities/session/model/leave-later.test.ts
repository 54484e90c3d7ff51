import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { deliverLeavings, noteLeaving } from './leave-later'
import { noTokens } from './tokens'

const emptyStore = () => {
  const storage = mapStorage(new Map())
  return createLocalStore(() => storage)
}
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const tokens = { ...noTokens, token: 't1', refreshToken: 'r1' }

describe('a session that is left', () => {
  test('is noted by the hash that the server knows, never by its token, and forgotten once the server has heard', async () => {
    const store = emptyStore()
    const forget = await noteLeaving(store, tokens)
    expect(store.read('leaving')).toBe(JSON.stringify([hashOf('r1')]))
    forget()
    expect(store.read('leaving')).toBeNull()
  })

  test('without a network is told when there is one, each once and in order', async () => {
    const store = emptyStore()
    await noteLeaving(store, tokens)
    await noteLeaving(store, { ...noTokens, token: 't2' })
    await noteLeaving(store, tokens)
    const heard: string[] = []
    await deliverLeavings(store, () => Promise.reject(new Error('down')))
    await deliverLeavings(store, async (hash) => void heard.push(hash))
    await deliverLeavings(store, async (hash) => void heard.push(hash))
    expect([heard, store.read('leaving')]).toEqual([[hashOf('t2'), hashOf('r1')], null])
  })

  test('that nobody held leaves no note, and a broken note does no harm', async () => {
    const store = emptyStore()
    await noteLeaving(store, noTokens)
    expect(store.read('leaving')).toBeNull()
    store.write('leaving', 'not JSON')
    await deliverLeavings(store, () => Promise.reject(new Error('must not be called')))
  })
})
