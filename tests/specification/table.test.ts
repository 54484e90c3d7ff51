import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { constants } from './constants'
import { mutations } from './mutations'

test('every constant of the specification has a place in the product that is changed', () => {
  const held = new Set<string>(mutations.map(({ of }) => of))
  expect(Object.keys(constants).filter((name) => !held.has(name))).toEqual([])
})

test.each(mutations)('$of is in $file', ({ file, from, to }) => {
  expect([readFileSync(file, 'utf8').split(from).length - 1, from === to]).toEqual([1, false])
})
