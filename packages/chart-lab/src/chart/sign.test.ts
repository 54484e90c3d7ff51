import { expect, test } from 'vitest'
import { signOf } from './sign.ts'

test('of what JSON can say the sign is the JSON', () => {
  const value = { a: [1, 'two', null, { b: true }], c: undefined }
  expect(signOf(value)).toBe(JSON.stringify(value))
})

const one = () => 1
const other = () => 1
test.each([
  ['maps', new Map([['a', 1]]), new Map([['a', 2]])],
  ['sets', new Set([1]), new Set([1, 2])],
  ['dates', new Date(0), new Date(1)],
  ['large numbers', 1n, 2n],
  ['a number and none', Number.NaN, null],
  ['functions', one, other],
  ['errors', new Error('one'), new Error('other')],
  ['levels', { a: { a: 1 } }, { a: 1 }],
])('%s that differ have different signs, and one has the same again', (_, left, right) => {
  expect(signOf({ left })).toBe(signOf({ left }))
  expect(signOf(left)).not.toBe(signOf(right))
})

test('a circle, a getter that throws, 20,000 levels and a closed proxy have signs too', () => {
  const circle: { me?: unknown } = {}
  circle.me = circle
  let deep: object = {}
  for (let level = 0; level < 20_000; level += 1) deep = { deep }
  const odd = {
    get broken(): never {
      throw new Error('no')
    },
    kept: 1,
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(signOf({ circle, odd })).toBe('{"circle":{"me":↑1},"odd":{"broken":unreadable,"kept":1}}')
  expect(signOf(deep)).toContain('…')
  expect(signOf({ proxy })).toBe(signOf({ proxy }))
})

test('an object that stands in a million million places has a sign soon', () => {
  let shared: object = { kept: 1 }
  for (let level = 0; level < 40; level += 1) shared = { one: shared, other: shared }
  expect(signOf({ shared })).toContain('…')
})
