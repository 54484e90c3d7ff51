import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { expendableChunks, mayReload } from './chunk-reload'

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

  test('reloads the page that had its clock set back meanwhile', () => {
    expect([ask(1_000_000), ask(500_000), ask(500_001)]).toEqual([true, true, false])
  })

  test('with blocked storage reloads a page that was not reloaded yet, and no other', () => {
    expect(mayReload(0, blocked, () => false)).toBe(true)
    expect(mayReload(0, blocked, () => true)).toBe(false)
  })
})

describe('a chunk that a page does without', () => {
  test.each(expendableChunks)('%s is named after a file or a package that there is', (name) => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> }
    const sources = [existsSync(`src/app/recording/${name}.ts`), `${name}-js` in devDependencies]
    expect(sources.filter(Boolean)).toEqual([true])
  })
})
