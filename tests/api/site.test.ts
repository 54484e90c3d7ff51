import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { siteRoutes } from './fixtures/content.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-site-'))
const write = (name: string, text: string | Uint8Array) => {
  mkdirSync(join(site, name, '..'), { recursive: true })
  writeFileSync(join(site, name), text)
}
const page = '<!doctype html><title>Складу</title>'
write('index.html', page)
write('assets/app-1a2b.js', 'export {}')
write('assets/app-1a2b.js.br', 'export {}')
write('index.html.gz', page)
write('assets/some.worker-1a2b.js', 'export {}')
write('assets/app-1a2b.js.map', '{"sources":["../src/secret.ts"]}')
write('sw.js', 'self.skipWaiting()')
write('sw-off.js', 'registration.unregister()')
write('early.js', 'void 0')
write('.env', 'SECRET=1')
write('config.json', '{"apiBaseUrl":"https://api.example.com/v1"}')
write('routes.json', siteRoutes({ '^/$': true, '^/team$': true, '^/subjects(/.*)?$': true, '^/result/[^/]+/.+$': true, '^/': false }))

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
    ['/team', 200],
    ['/subjects/training/tests/nmt', 200],
    ['/subjects/training/one.first', 200],
    ['/subjects/nothing', 404],
    ['/subjects/%00/x', 404],
    ['/subjects/training/tests/guess', 404],
    ['/subjects/training/survey/nmt-00000000-0000-4000-8000-000000000000', 404],
    ['/result/training/nmt-00000000-0000-4000-8000-000000000000', 404],
    ['/result/training/nmt-123', 404],
    ['/nowhere', 404],
  ])('answers %s with its page and status %i', async (path, status) => {
    const caching = path === '/subjects/training/one.first' ? 'public, max-age=0, s-maxage=60' : 'no-cache'
    expect(await head(path)).toEqual([status, 'text/html', caching])
    expect(await (await api.fetch(path)).text()).toBe(page)
  })

  it.each([
    ['/Subjects/Training', '/subjects/training'],
    ['//subjects//training', '/subjects/training'],
    ['/SUBJECTS/?from=mail', '/subjects?from=mail'],
    ['/team//', '/team'],
    ['//Team', '/team'],
    ['/subjects/TRAINING', '/subjects/training'],
    ['/subjects/Training/tests/NMT', '/subjects/training/tests/nmt'],
  ])('leads %s to the address as it is written, %s', async (path, to) => {
    const answer = await createApp(api.deps).fetch(new Request(`http://127.0.0.1${path}`, { redirect: 'manual' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it.each([
    '//evil.example/team',
    '/\\\\evil.example',
    '//evil.example%2f..',
    '/NOWHERE',
    '/Nowhere/At/All',
    '/subjects/NOTHING',
    '/Assets/App.js',
  ])('leads %s nowhere else', async (path) => {
    const answer = await api.fetch(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  })

  it('leads managers of passwords to where a password is changed', async () => {
    const answer = await api.fetch('/.well-known/change-password', { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/profile'])
  })

  it('names itself by its settings, never by the Host of a call', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    for (const path of ['/sitemap.xml', '/robots.txt', '/', '/Subjects']) {
      const answer = await createApp({ ...api.deps, siteUrl: 'https://skladu.test' }).fetch(
        new Request(`http://evil.example${path}`, { headers, redirect: 'manual' }),
      )
      expect(`${await answer.text()} ${JSON.stringify([...answer.headers])}`).not.toContain('evil')
    }
  })

  it('knows the address of a survey that there is, and of its result, under its own subject only', async () => {
    const { id } = await api.survey(await api.guest())
    const statuses = await Promise.all(
      [`/subjects/training/survey/${id}`, `/result/training/${id}`, `/result/training/${id}/review`, `/subjects/math/survey/${id}`].map(
        async (path) => (await api.fetch(path)).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 404])
  })

  it('a payer whom the provider posts back comes to the payment, and what was posted is left behind', async () => {
    const body = new URLSearchParams({ data: 'e30=', signature: 'forged' })
    const answer = await api.fetch('/paywall?variant=own&payment=p', { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/paywall?variant=own&payment=p'])
  })

  it('takes Apple’s posted answer on in the fragment, which no log sees', async () => {
    const body = new URLSearchParams({ state: 's1', id_token: 'a.b.c', user: '{"name":"Оля"}' })
    const answer = await api.fetch('/auth/callback', { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/auth/callback#state=s1&id_token=a.b.c'])
  })

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])('refuses a posted answer that cannot be read as %s', async (type) => {
    const answer = await api.fetch('/auth/callback', { method: 'POST', body: 'zz', headers: { 'content-type': type } })
    expect([answer.status, await answer.json()]).toEqual([400, { errorMessage: expect.any(String) }])
  })

  it('sends the compressed page to those who can read it', async () => {
    const answer = await api.fetch('/team', { headers: { 'accept-encoding': 'gzip, br' } })
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding'])
  })

  it('spares those who have the page its text, but never says so of a page that is not there', async () => {
    const tag = (await api.fetch('/team')).headers.get('etag') ?? ''
    const asked = { headers: { 'if-none-match': tag } }
    const answers = await Promise.all(['/team', '/nowhere'].map((path) => api.fetch(path, asked)))
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual([
      [304, ''],
      [404, page],
    ])
  })

  it('keeps hashed files for ever and asks again for the others', async () => {
    expect(await head('/assets/app-1a2b.js')).toEqual([200, 'text/javascript', 'public, max-age=31536000, immutable'])
    expect(await head('/sw.js?v=1')).toEqual([200, 'text/javascript', 'no-cache'])
    expect(await head('/early.js')).toEqual([200, 'text/javascript', 'no-cache'])
    expect(await head('/early.js?v=1a2b')).toEqual([200, 'text/javascript', 'public, max-age=31536000, immutable'])
  })

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/builds/latest.json',
    '/builds/meta/x',
    '/media/training/gone.svg',
    '/uploads/gone',
    '/uploads',
    '/fonts/gone.woff2',
    '/favicon.ico',
    '/robots.txt',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/index.html.gz',
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

  it.each(['/index.html', '/index.html?from=bookmark', '//index.html', '/%69ndex.html', '/index%2Ehtml'])(
    'answers %s, the file of the page, as the unknown address that it is',
    async (path) => {
      expect((await head(path)).slice(0, 2)).toEqual([404, 'text/html'])
      expect((await head(path, { method: 'HEAD' }))[0]).toBe(404)
    },
  )

  it('takes no other method than GET and HEAD', async () => {
    expect((await head('/team', { method: 'POST' })).slice(0, 2)).toEqual([404, 'application/json'])
    expect((await head('/team', { method: 'HEAD' }))[0]).toBe(200)
  })

  it('may talk to the API that its configuration names', async () => {
    const answer = await api.fetch('/')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https://api.example.com; media-src blob:; font-src 'self'; connect-src 'self' https://api.example.com; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types skladu formulas; report-uri /api/v3/client-errors/policy; report-to policy",
    )
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  it.each([
    ['/assets/app-1a2b.js', false],
    ['/assets/some.worker-1a2b.js', true],
    ['/assets/gone.js', true],
    ['/team', true],
    ['/sw.js', true],
  ])('%s has what a browser heeds in pages and workers: %s', async (path, hasPolicy) => {
    const { headers } = await api.fetch(path)
    const names = ['content-security-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy']
    expect(names.map((name) => headers.has(name))).toEqual(names.map(() => hasPolicy))
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  })

  it('lets nothing run in an answer of the API, and says so in few bytes', async () => {
    const { headers } = await api.call('GET /v3/subjects')
    expect([headers.get('content-security-policy'), headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual([
      "default-src 'none'; frame-ancestors 'none'",
      'DENY',
      'nosniff',
    ])
    expect(new TextEncoder().encode([...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')).length).toBeLessThan(900)
  })

  it('may run the scripts of the providers that its configuration names, and no others', async () => {
    const policyWith = async (config: object | null) => {
      write('config.json', JSON.stringify(config))
      const answer = await createApp(api.deps).fetch(new Request('http://127.0.0.1/'))
      const policy = answer.headers.get('content-security-policy') ?? ''
      return ['script-src', 'style-src', 'connect-src', 'frame-src'].map((name) =>
        policy.split('; ').find((part) => part.startsWith(`${name} `)),
      )
    }
    expect(await policyWith({ googleApiKey: 'key', appleApiKey: '' })).toEqual([
      "script-src 'self' https://accounts.google.com/gsi/client",
      "style-src 'self' https://accounts.google.com/gsi/style",
      "connect-src 'self' https://accounts.google.com/gsi/",
      'frame-src https://accounts.google.com/gsi/',
    ])
    expect(await policyWith({ appleApiKey: 'key' })).toEqual([
      "script-src 'self' https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js",
      "style-src 'self'",
      "connect-src 'self'",
      undefined,
    ])
    const stands = { google: 'http://127.0.0.1:4100/google.js', apple: 'http://127.0.0.1:4100/apple.js' }
    expect((await policyWith({ googleApiKey: 'g', appleApiKey: 'a', providerScripts: stands }))[0]).toBe(
      "script-src 'self' http://127.0.0.1:4100/google.js http://127.0.0.1:4100/apple.js",
    )
    for (const config of [{ providerScripts: stands }, { googleApiKey: 7 }, [], null])
      expect((await policyWith(config))[0]).toBe("script-src 'self'")
    const evil = { google: "https://x; script-src 'unsafe-inline'", apple: 7 }
    expect((await policyWith({ googleApiKey: 'g', providerScripts: evil }))[0]).toBe(
      "script-src 'self' https://accounts.google.com/gsi/client",
    )
  })

  it('may send pictures to the bucket and show them from there', async () => {
    const avatars = { ...api.deps.integrations.avatars, origin: 'https://s3.example.com' }
    const app = createApp({ ...api.deps, site: null, integrations: { ...api.deps.integrations, avatars } })
    const policy = (await app.fetch(new Request('http://127.0.0.1/healthz'))).headers.get('content-security-policy')
    expect(policy).toContain("img-src 'self' data: blob: https://s3.example.com;")
    expect(policy).toContain("connect-src 'self' https://s3.example.com;")
  })

  it('without a table of routes knows every address', async () => {
    rmSync(join(site, 'routes.json'))
    const answer = await createApp(api.deps).fetch(new Request('http://127.0.0.1/nowhere'))
    expect(answer.status).toBe(200)
  })
})

describe('a route rule of the configuration', () => {
  const rules = {
    '/old/*': { redirect: '/subjects/math', status: 301 },
    '/learn': { redirect: '/dashboard' },
    '/shop': { redirect: 'https://shop.example/uk?from=site', status: 302 },
    '/team': { redirect: 'javascript:alert(1)' },
    '/assets/*': { redirect: '/dashboard' },
  }
  let ruled: Harness
  const folder = mkdtempSync(join(tmpdir(), 'skladu-ruled-'))
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ routeRules: rules }))
    ruled = await openHarness({ site: folder })
  })
  afterAll(async () => {
    await ruled.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['/old/math?x=1', 301, '/subjects/math'],
    ['/learn', 302, '/dashboard'],
    ['/learn/', 302, '/dashboard'],
    ['/shop', 302, 'https://shop.example/uk?from=site'],
    ['/team', 200, null],
    ['/assets/none.js', 404, null],
    ['/dashboard', 200, null],
  ])('%s is answered with %i and leads to %s', async (path, status, to) => {
    const answer = await ruled.fetch(path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to])
  })
})

it('the server is alive and ready, and not ready while it stops', async () => {
  expect((await api.fetch('/healthz')).status).toBe(200)
  expect((await api.fetch('/readyz')).status).toBe(200)
  const stopping = createApp({ ...api.deps, isReady: () => false })
  expect((await stopping.fetch(new Request('http://127.0.0.1/readyz'))).status).toBe(503)
})

it('the worker of the site is asked for anew each time, and gives way to the one that ends it when it is switched off', async () => {
  const read = async (harness: Harness) => {
    const answer = await harness.fetch('/sw.js')
    const { headers } = answer
    const worker = /worker-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
    return [answer.status, headers.get('content-type')?.split(';')[0], headers.get('cache-control'), worker, await answer.text()]
  }
  const about = [200, 'text/javascript', 'no-cache', "worker-src 'self'"]
  expect(await read(api)).toEqual([...about, 'self.skipWaiting()'])
  const off = await openHarness({ site, isWorkerOff: true })
  expect(await read(off)).toEqual([...about, 'registration.unregister()'])
  await off.close()
})
