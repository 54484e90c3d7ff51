import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

test('of the page of this site nothing stays that the server puts something else in place of', () => {
  const own = mkdtempSync(join(tmpdir(), 'skladu-page-'))
  writeFileSync(join(own, 'index.html'), readFileSync('index.html', 'utf8'))
  writeFileSync(join(own, 'early.js'), 'early()')
  writeFileSync(join(own, 'config.json'), '{}')
  const html = shellReader(own)()?.html ?? ''
  expect(html).not.toMatch(/config\.json|early\.js/)
  expect(html).toContain('<script>early()</script>')
  expect(html).toContain('<script type="application/json" id="config">{}</script>')
  for (const part of [/<title data-first>[^<]*<\/title>/g, /<meta\s+name="description"[^>]*>/g, /<div id="root"><\/div>/g, /<\/head>/g])
    expect(html.match(part), part.source).toHaveLength(1)
  rmSync(own, { recursive: true })
})

test.each([
  '<link as="fetch" href="/config.json" />',
  '<script defer src="/early.js"></script>',
  '<meta content="a" name="build">',
  '<link href="/assets/a.css" rel="stylesheet">',
])('a page that says in another form what the server reads is refused: %s', (head) => {
  const own = mkdtempSync(join(tmpdir(), 'skladu-page-'))
  writeFileSync(join(own, 'index.html'), `<head>${head}</head>`)
  expect(shellReader(own)).toThrow('in a form that is not read')
  rmSync(own, { recursive: true })
})
