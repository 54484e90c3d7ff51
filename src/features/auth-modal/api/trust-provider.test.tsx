import { expect, test } from 'vitest'
import { ofProvider, trustProvider, withoutMarkup } from './trust-provider'

test('a provider’s script may load others out of its own folder, and from nowhere else', () => {
  trustProvider('https://accounts.google.com/gsi/client')
  expect(ofProvider('https://accounts.google.com/gsi/log.js')).toBe('https://accounts.google.com/gsi/log.js')
  for (const address of [
    'https://accounts.google.com/other.js',
    'https://evil.example/gsi/client',
    '/gsi/client',
    'data:text/javascript,1',
  ])
    expect(() => ofProvider(address)).toThrow('no provider’s script comes from')
})

test('it may write words and no markup', () => {
  expect(withoutMarkup('Увійти')).toBe('Увійти')
  for (const text of ['<b>', 'a &lt; b', '<img src=x onerror=alert(1)>']) expect(() => withoutMarkup(text)).toThrow('may not write markup')
})
