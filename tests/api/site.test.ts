import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/app.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-site-'))
const write = (name: string, text: string | Uint8Array) => {
  mkdirSync(join(site, name, '..'), { recursive: true })
  writeFileSync(join(site, name), text)
}
const page = '<!doctype html><title>Складу</title>'
write('index.html', page)
write('index.html.br', brotliCompressSync(page))
write('assets/app-1a2b.js', 'export {}')
write('assets/app-1a2b.js.map', '{"sources":["../src/secret.ts"]}')
write('sw.js', 'self.skipWaiting()')
write('.env', 'SECRET=1')
write('config.json', '{"apiBaseUrl":"https://api.example.com/v1"}')
write(
  'routes.json',
  JSON.stringify([
    { pattern: '^/$', exists: true },
    { pattern: '^/team$', exists: true },
    { pattern: '^/subjects(/.*)?$', exists: true },
    { pattern: '^/result/[^/]+/.+$', exists: true },
    { pattern: '^/', exists: false },
  ]),
)

let api: Harness
beforeAll(async () => {
  api = await openHarness({ site })
})
afterAll(async () => {
  await api.close()
  rmSync(site, { recursive: true })
})

const head = async (path: string, init?: RequestInit) => {
  const answer = await api.fetch(path, init)
  return [answer.status, answer.headers.get('content-type')?.split(';')[0], answer.headers.get('cache-control')]
}

describe('the site', () => {
  it.each([
    ['/', 200],
    ['/team', 200],
    ['/subjects/training/tests/nmt', 200],
    ['/result/training/nmt-123', 200],
    ['/subjects/training/one.first', 200],
    ['/subjects/nothing', 404],
    ['/subjects/%00/x', 404],
    ['/nowhere', 404],
  ])('answers %s with its page and status %i', async (path, status) => {
    expect(await head(path)).toEqual([status, 'text/html', 'no-cache'])
    expect(await (await api.fetch(path)).text()).toBe(page)
  })

  it('sends the compressed page to those who can read it', async () => {
    const answer = await api.fetch('/team', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  })

  it('keeps hashed files for ever and asks again for the others', async () => {
    expect(await head('/assets/app-1a2b.js')).toEqual([200, 'text/javascript', 'public, max-age=31536000, immutable'])
    expect(await head('/sw.js')).toEqual([200, 'text/javascript', 'no-cache'])
  })

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/builds/latest.json',
    '/builds/meta/x',
    '/media/training/gone.svg',
    '/fonts/gone.woff2',
    '/favicon.ico',
    '/robots.txt',
    '/assets/app-1a2b.js.map',
    '/.env',
    '/.git/config',
    '/routes.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/api/nothing',
    '/api',
  ])('answers %s with 404 as JSON, never with the page', async (path) => {
    expect((await head(path)).slice(0, 2)).toEqual([404, 'application/json'])
  })

  it('takes no other method than GET and HEAD', async () => {
    expect((await head('/team', { method: 'POST' })).slice(0, 2)).toEqual([404, 'application/json'])
    expect((await head('/team', { method: 'HEAD' }))[0]).toBe(200)
  })

  it('may talk to the API that its configuration names', async () => {
    const answer = await api.fetch('/')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' https://api.example.com; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  it('without a table of routes knows every address', async () => {
    rmSync(join(site, 'routes.json'))
    const answer = await createApp(api.deps).fetch(new Request('http://127.0.0.1/nowhere'))
    expect(answer.status).toBe(200)
  })
})

it('the server is alive and ready, and not ready while it stops', async () => {
  expect((await api.fetch('/healthz')).status).toBe(200)
  expect((await api.fetch('/readyz')).status).toBe(200)
  const stopping = createApp({ ...api.deps, isReady: () => false })
  expect((await stopping.fetch(new Request('http://127.0.0.1/readyz'))).status).toBe(503)
})
