import { expect, test } from 'vitest'
import { returnTarget } from './return-target'

test.each(['/subjects/math?from=1#x', '/'])('%s is a page to come back to', (raw) => {
  expect(returnTarget(raw)).toBe(raw)
})

test.each([null, '', 'https://evil.test', '//evil.test', '/auth?returnTo=/auth', '/auth/callback', '/social-auth/?provider=google'])(
  '%j is no page to come back to: the dashboard is',
  (raw) => {
    expect(returnTarget(raw)).toBe('/dashboard')
  },
)
