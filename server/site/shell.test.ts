import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { shellReader } from './shell.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-shell-'))
const question = '<link rel="preload" href="/config.json" as="fetch" crossorigin />'
const pageWith = (head: string) => `<head>${head}<script src="/early.js?v=1a2b"></script></head>`
const read = shellReader(site)
afterAll(() => rmSync(site, { recursive: true }))

test('the configuration stands in the page, anew once it has changed, and cannot end its element', () => {
  expect(read()).toBeNull()
  writeFileSync(join(site, 'index.html'), pageWith(question))
  writeFileSync(join(site, 'config.json'), '{"brand":{"name":"</script>"}}')
  const first = read()
  expect([first?.html, first?.config, first?.isOwnApi]).toEqual([
    pageWith('<script type="application/json" id="config">{"brand":{"name":"\\u003c/script>"}}</script>'),
    { brand: { name: '</script>' } },
    true,
  ])
  expect(read()).toBe(first)
  writeFileSync(join(site, 'config.json'), '{"apiBaseUrl":"https://api.example.com"}')
  const second = read()
  expect([second?.html.includes('"https://api.example.com"'), second?.isOwnApi, second?.version === first?.version]).toEqual([
    true,
    false,
    false,
  ])
})

test('where the configuration cannot be read, the page still asks for it', () => {
  writeFileSync(join(site, 'config.json'), '{"apiBaseUrl":')
  expect([read()?.html, read()?.config, read()?.isOwnApi]).toEqual([pageWith(question), {}, true])
})

test('a reader that rests looks again when its time is over, and not before', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    writeFileSync(join(site, 'config.json'), '{}')
    const readSeldom = shellReader(site, { restMs: 500 })
    const first = readSeldom()
    writeFileSync(join(site, 'config.json'), '{"apiBaseUrl":"https://api.example.org"}')
    vi.advanceTimersByTime(499)
    expect(readSeldom()).toBe(first)
    vi.advanceTimersByTime(1)
    expect(readSeldom()?.isOwnApi).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
