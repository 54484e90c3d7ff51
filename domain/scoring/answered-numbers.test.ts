import { expect, test } from 'vitest'
import { answeredNumbers } from './answered-numbers.ts'

test.each([
  ['a number that cannot be read', { form: 'numeric', numbers: 1 }, '1/2', 0],
  ['a number', { form: 'numeric', numbers: 1 }, '0,5', 1],
  ['nothing', { form: 'single', numbers: 1 }, null, 0],
  ['a choice', { form: 'single', numbers: 1 }, 'b', 1],
  ['two rows of a task of one number', { form: 'matching', numbers: 1 }, { 1: 'a', 2: 'b' }, 1],
  ['two gaps of five, each of its own number', { form: 'gapPool', numbers: 5 }, { 1: 'a', 2: 'b' }, 2],
] as const)('%s is counted by the numbers of the paper', (_, task, answer, count) => {
  expect(answeredNumbers(task, answer)).toBe(count)
})
