import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const site = mkdtempSync(join(tmpdir(), 'skladu-policy-'))
afterAll(() => rmSync(site, { recursive: true }))

function policy(config: unknown, uploads: string | null = null, paysWithLiqpay = false): Record<string, string> {
  writeFileSync(join(site, 'config.json'), typeof config === 'string' ? config : JSON.stringify(config))
  const directives = contentPolicy(site, uploads, paysWithLiqpay).split('; ')
  return Object.fromEntries(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1).join(' ')]))
}
const closed = policy({})

test('a site alone runs its own scripts, is framed by nobody and posts its forms to itself', () => {
  expect(closed).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': "'self'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'trusted-types': 'skladu formulas',
  })
  expect(closed['frame-src']).toBeUndefined()
})

test.each(['', '{ torn', '[]', '"text"'])('the configuration %j opens nothing', (config) => {
  expect(policy(config)).toEqual(closed)
})

test('an API of another origin may be asked and its pictures shown, its path left out', () => {
  const open = policy({ apiBaseUrl: 'https://api.test:8443/deep/api?x=1' })
  expect([open['connect-src'], open['img-src']]).toEqual(["'self' https://api.test:8443", "'self' data: blob: https://api.test:8443"])
})

test.each(['javascript:run()', '/api', 'https://', 'https://a b'])('the address %s of an API opens nothing', (apiBaseUrl) => {
  expect(policy({ apiBaseUrl })).toEqual(closed)
})

test('Google may run its script, style and frame; Apple its script alone', () => {
  const google = policy({ googleApiKey: 'g' })
  expect([google['script-src'], google['frame-src'], google['trusted-types']]).toEqual([
    "'self' https://accounts.google.com/gsi/client",
    'https://accounts.google.com/gsi/',
    'skladu formulas default',
  ])
  expect(policy({ appleApiKey: 'a' })).toMatchObject({
    'style-src': "'self'",
    'script-src': expect.stringContaining('https://appleid.cdn-apple.com/'),
  })
})

test.each([
  'https://evil.test/x; script-src *',
  'https://evil.test/x, *',
  "https://evil.test/ 'unsafe-inline'",
  'data:text/javascript,run()',
])('a script of a provider that would widen the policy is not let in: %s', (google) => {
  expect(policy({ googleApiKey: 'g', providerScripts: { google } })['script-src']).toBe("'self' https://accounts.google.com/gsi/client")
})

test('pictures go where they are uploaded, forms to LiqPay only where one pays with it', () => {
  const open = policy({}, 'https://pictures.test', true)
  expect([open['img-src'], open['connect-src'], open['form-action']]).toEqual([
    "'self' data: blob: https://pictures.test",
    "'self' https://pictures.test",
    "'self' https://www.liqpay.ua https://*.liqpay.ua",
  ])
})
