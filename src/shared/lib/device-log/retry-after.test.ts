import { expect, test } from 'vitest'
import { retryAfterOf } from './retry-after'

const now = Date.parse('2026-11-20T10:00:00.000Z')
const refusal = (status: number, asked?: string) => ({
  name: 'HTTPError',
  response: new Response(null, { status, headers: asked === undefined ? {} : { 'Retry-After': asked } }),
})

test.each([
  ['2', 2000],
  ['86400', 300_000],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
])('Retry-After %s means a wait of %d ms', (asked, ms) => {
  expect(retryAfterOf(refusal(429, asked), now)).toBe(ms)
})

test('nothing else asks to wait', () => {
  expect([refusal(503), refusal(500, '60'), new Error('offline'), null].map((error) => retryAfterOf(error, now))).toEqual([0, 0, 0, 0])
})
