import { expect, test } from 'vitest'
import { partOf } from './address'

test.each([
  ['', { kind: 'offer' }],
  ['plan=group', { kind: 'offer' }],
  ['join=', { kind: 'offer' }],
  ['join=k7m-x3p', { kind: 'join', code: 'k7m-x3p' }],
  ['join=%D0%9A7%D0%9CX3P&group=1', { kind: 'join', code: 'К7МX3P' }],
  ['group=5f6c', { kind: 'group', id: '5f6c', task: null, view: null }],
  ['group=5f6c&view=results', { kind: 'group', id: '5f6c', task: null, view: 'results' }],
  ['group=5f6c&view=nothing', { kind: 'group', id: '5f6c', task: null, view: null }],
  ['group=5f6c&works=', { kind: 'worksheets', group: '5f6c' }],
  ['works=', { kind: 'worksheets', group: null }],
  ['group=5f6c&work=77&view=bank', { kind: 'worksheet', id: '77', group: '5f6c', view: 'bank' }],
  ['work=77&view=results', { kind: 'worksheet', id: '77', group: null, view: 'tasks' }],
  ['group=5f6c&scan=77', { kind: 'scan', group: '5f6c', paper: '77' }],
  ['scan=77', { kind: 'offer' }],
  ['copy=abc', { kind: 'copy', code: 'abc' }],
])('the query %j asks for %j', (search, part) => {
  expect(partOf(search)).toEqual(part)
})
