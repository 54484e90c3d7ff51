import { beforeEach, describe, expect, test } from 'vitest'
import { mayReload } from './chunk-reload'

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
let texts = new Map<string, string>()
const storage = () => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
})
const ask = (build: string, now: number) => mayReload(build, now, storage, () => false)

describe('a missing chunk', () => {
  beforeEach(() => {
    texts = new Map()
  })

  test('reloads the page once', () => {
    expect([ask('a', 20_000), ask('a', 20_001)]).toEqual([true, false])
  })

  test('never reloads the same build again, however late', () => {
    expect([ask('a', 20_000), ask('a', 90_000)]).toEqual([true, false])
  })

  test('of a newer build reloads only after ten seconds', () => {
    expect([ask('a', 20_000), ask('b', 29_999), ask('b', 30_001)]).toEqual([true, false, true])
  })

  test('with blocked storage reloads a page that was not reloaded yet, and no other', () => {
    expect(mayReload('a', 0, blocked, () => false)).toBe(true)
    expect(mayReload('a', 0, blocked, () => true)).toBe(false)
  })
})
