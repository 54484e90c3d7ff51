import { expect, test } from 'vitest'
import { scriptUrl } from './trusted-types'

test.each(['/sw.js', '/assets/prediction.worker-1.js', 'https://accounts.google.com/gsi/client'])('a script comes from %s', (address) => {
  expect(scriptUrl(address)).toBe(address)
})

test.each(['data:text/javascript,alert(1)', 'blob:https://x/1', 'javascript:alert(1)', 'http://evil.example/x.js'])(
  'no script comes from %s',
  (address) => {
    expect(() => scriptUrl(address)).toThrow('no script comes from')
  },
)
