import { expect, test } from 'vitest'
import { withoutHead } from './without-head'

test('what React puts first goes, and nothing else', () => {
  const page = '<div><svg><title>Коло</title></svg></div>'
  expect(withoutHead(`<title>А &lt; б</title><meta name="description" content="в"/><link rel="canonical" href="/"/>${page}`)).toBe(page)
  expect(withoutHead(page)).toBe(page)
})

test.each(['<div><meta name="x"/></div>', '<title>А', '<style>a{}</style>', '<title>А</title><script></script>'])(
  '%s is told aloud',
  (markup) => {
    expect(() => withoutHead(markup)).toThrow('element of the head')
  },
)
