import { expect, test } from 'vitest'
import { returnTarget } from './return-target'

test.each([
  ['/subjects/math?from=1#x', '/subjects/math?from=1#x'],
  ['/', '/'],
  [null, '/dashboard'],
  ['', '/dashboard'],
  ['https://evil.test', '/dashboard'],
  ['//evil.test', '/dashboard'],
  ['/auth?returnTo=/auth', '/dashboard'],
  ['/auth/callback', '/dashboard'],
  ['/social-auth/?provider=google', '/dashboard'],
])('%j leads to %s', (raw, target) => {
  expect(returnTarget(raw)).toBe(target)
})
