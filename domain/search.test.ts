import { expect, it } from 'vitest'
import { otherLayout } from './search.ts'

it.each([
  ['hsdyzyyz', 'рівняння'],
  ['Ghjwtyn', 'процент'],
  ['dslcjnrb', 'відсотки'],
  ['рівняння', null],
  ['12', null],
])('%j was meant as %j where the layout of the keyboard was another', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})
