import { expect, test } from 'vitest'
import type { ReadyAnswer } from '../http/ready-answer.ts'
import { frontPages } from './send-document.ts'

const page = (tag: string): ReadyAnswer => ({ tag, plain: new Uint8Array(), brotli: null, headers: {} })

test('a page is found again in the state of content that it was made of', () => {
  const pages = frontPages()
  expect(pages.find('day 1', '/')).toBeUndefined()
  pages.put('day 1', '/', page('a'))
  expect([pages.find('day 1', '/')?.tag, pages.find('day 1', '/subjects')]).toEqual(['a', undefined])
})

test('with another state all pages go, and do not come back with the first', () => {
  const pages = frontPages()
  pages.find('day 1', '/')
  pages.put('day 1', '/', page('a'))
  expect([pages.find('day 2', '/'), pages.find('day 1', '/')]).toEqual([undefined, undefined])
})

test('a page that was begun before the content changed is not kept', () => {
  const pages = frontPages()
  pages.find('day 1', '/')
  pages.find('day 2', '/')
  pages.put('day 1', '/', page('old'))
  expect(pages.find('day 2', '/')).toBeUndefined()
})

test('two thousand addresses are the most', () => {
  const pages = frontPages()
  pages.find('day 1', '/')
  for (let index = 0; index <= 2000; index++) pages.put('day 1', `/${index}`, page(String(index)))
  expect([pages.find('day 1', '/1999')?.tag, pages.find('day 1', '/2000')]).toEqual(['1999', undefined])
})
