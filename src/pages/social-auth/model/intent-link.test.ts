import { expect, test } from 'vitest'
import { intentLink } from './intent-link'

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test('Android is handed a link that opens its browser', () => {
  const href = 'https://site.test/social-auth?provider=google'
  expect(intentLink(android, href)).toBe('intent://site.test/social-auth?provider=google#Intent;scheme=https;end')
  expect(intentLink(iphone, href)).toBeNull()
})
