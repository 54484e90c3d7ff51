import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

const site = 'https://site.test'
const elsewhere = [
  '//evil',
  '///evil',
  '/\\evil',
  '\\\\evil',
  '/\t/evil',
  ' //evil',
  'https:evil',
  'https:/evil',
  'https://site@evil',
  'javascript:alert(1)',
  'data:text/html,x',
  '/.//evil.test',
  '/x/..//evil.test',
]

test.each(elsewhere)('%j leads home', (raw) => {
  expect(sameOriginPath(raw)).toBe('/')
})

test('a path of the site is kept whole', () => {
  expect(sameOriginPath('/subjects/math?from=1#sec-2')).toBe('/subjects/math?from=1#sec-2')
})

test('nothing leaves the site, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((s) => `/${s}`),
      ),
      (raw) => {
        const path = sameOriginPath(raw)
        return new URL(path, site).origin === site && sameOriginPath(path) === path
      },
    ),
    { numRuns: 2000 },
  )
})
