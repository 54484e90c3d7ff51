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
const ask = (now: number) => mayReload(now, storage, () => false)

describe('a missing chunk', () => {
  beforeEach(() => {
    texts = new Map()
  })

  test('reloads the page once in ten seconds, and again after them', () => {
    expect([ask(20_000), ask(20_001), ask(29_999), ask(30_000), ask(30_001)]).toEqual([true, false, false, true, false])
  })

  test('with blocked storage reloads a page that was not reloaded yet, and no other', () => {
    expect(mayReload(0, blocked, () => false)).toBe(true)
    expect(mayReload(0, blocked, () => true)).toBe(false)
  })
})
