import { expect, test } from 'vitest'
import { staysAfterSignIn } from './stays-after-sign-in'

test.each([
  '/paywall',
  '/paywall/paywallv2',
  '/profile',
  '/auth',
  '/auth/callback',
  '/social-auth',
  '/profile/',
  '/subjects/math/survey/nmt-12345678',
])('who signs in on %s stays there', (path) => {
  expect(staysAfterSignIn(path)).toBe(true)
})

test.each(['/', '/dashboard', '/subjects/math', '/result/math/nmt-12345678', '/paywall/other', '/no-such-page'])(
  'who signs in on %s goes to learning',
  (path) => {
    expect(staysAfterSignIn(path)).toBe(false)
  },
)

test.each([
  ['/group-premium', '?join=K7MX3P', true],
  ['/group-premium', '', false],
  ['/subjects', '?join=K7MX3P', false],
])('who signs in on %s%s stays there: %s', (path, search, stays) => {
  expect(staysAfterSignIn(path, false, search)).toBe(stays)
})

test('where the whole site is guarded, the page that was held back opens; public pages lead to learning', () => {
  expect(['/subjects/math', '/dashboard', '/', '/team', '/terms'].map((path) => staysAfterSignIn(path, true))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
