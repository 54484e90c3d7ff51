import { expect, test } from 'vitest'
import { isStorageForbidden } from './forbidden-storage'

const refuse = () => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}

test('a browser that keeps things for the site is no obstacle', () => {
  expect(isStorageForbidden(() => ({ getItem: () => null }))).toBe(false)
})

test.each([
  ['throws for the place', refuse],
  ['throws for what lies there', () => ({ getItem: refuse })],
  ['has no place', () => null],
])('a browser that %s forbids it', (_, open) => {
  expect(isStorageForbidden(open)).toBe(true)
})
