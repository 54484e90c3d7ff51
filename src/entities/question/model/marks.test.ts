import { expect, test } from 'vitest'
import { optionMarks, rowMarks } from './marks'

test('a right choice is marked right, and nothing else is', () => {
  expect(optionMarks(['b'], ['b'])).toEqual({ b: 'right' })
})

test('a wrong choice shows the key beside it', () => {
  expect(optionMarks(['b'], ['d'])).toEqual({ b: 'missed', d: 'wrong' })
})

test('without a choice only the key is shown', () => {
  expect(optionMarks(['1', '4'], [])).toEqual({ '1': 'missed', '4': 'missed' })
})

test('rows are marked one by one', () => {
  expect(rowMarks({ '1': 'a', '2': 'b', '3': 'c' }, { '1': 'a', '2': 'd' })).toEqual({ '1': 'right', '2': 'wrong', '3': 'missed' })
})
