import { expect, test } from 'vitest'
import { partOf } from './address'

test.each([
  ['', { kind: 'offer' }],
  ['plan=group', { kind: 'offer' }],
  ['join=', { kind: 'offer' }],
  ['join=k7m-x3p', { kind: 'join', code: 'k7m-x3p' }],
  ['join=%D0%9A7%D0%9CX3P&group=1', { kind: 'join', code: 'К7МX3P' }],
  ['group=5f6c', { kind: 'group', id: '5f6c', task: null }],
])('the query %j asks for %j', (search, part) => {
  expect(partOf(search)).toEqual(part)
})
