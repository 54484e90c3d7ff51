import { expect, test } from 'vitest'
import { differencesOf } from './difference.ts'

test('parts that are new, gone or other are told by their path, and nothing else', () => {
  const before = { name: 'a', list: [1, 2], inner: { left: true, kept: 1 } }
  const after = { name: 'b', list: [1, 2, { three: 3 }], inner: { kept: 1 } }
  expect(differencesOf(before, after)).toEqual([
    { path: 'name', before: 'a', after: 'b' },
    { path: 'list[2]', before: undefined, after: { three: 3 } },
    { path: 'inner.left', before: true, after: undefined },
  ])
  expect(differencesOf(before, structuredClone(before))).toEqual([])
})

test('a context that comes into being differs as a whole', () => {
  expect(differencesOf(null, { count: 0 })).toEqual([{ path: '', before: null, after: { count: 0 } }])
  expect(differencesOf(null, null)).toEqual([])
})
