import { describe, expect, test } from 'vitest'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { createLocalStore } from './local-store'

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('local store', () => {
  test('a text written in one visit is read in the next', () => {
    const storage = mapStorage(new Map())
    createLocalStore(() => storage).write('token', 'a')
    expect(createLocalStore(() => storage).read('token')).toBe('a')
  })

  test('blocked storage keeps texts for the visit', () => {
    const store = createLocalStore(blocked)
    store.write('token', 'a')
    expect(store.read('token')).toBe('a')
    store.remove('token')
    expect(store.read('token')).toBeNull()
  })

  test('a full storage does not lose the newer text', () => {
    const full = { getItem: () => 'old', setItem: blocked, removeItem: () => undefined } as unknown as Storage
    const store = createLocalStore(() => full)
    store.write('token', 'new')
    expect(store.read('token')).toBe('new')
  })
})
