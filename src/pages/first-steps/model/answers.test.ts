import { expect, test } from 'vitest'
import { electiveChange, scoreChange } from './answers'

const required = ['ukrainian', 'math', 'history']

test('a wanted score is wanted in every subject, the chosen fourth among them', () => {
  expect(scoreChange({ elective: null }, 170, required)).toEqual({ targets: { ukrainian: 170, math: 170, history: 170 } })
  expect(scoreChange({ elective: 'physics' }, 170, required).targets).toHaveProperty('physics', 170)
})

test('the fourth subject takes the score of the others, and the one before it takes its own along', () => {
  const targets = { ukrainian: 170, math: 170, history: 170, physics: 170 }
  expect(electiveChange({ targets, elective: 'physics' }, 'biology', required)).toEqual({
    elective: 'biology',
    targets: { ukrainian: 170, math: 170, history: 170, biology: 170 },
  })
})

test('where no score was wanted, or one for each, none is made up', () => {
  expect(electiveChange({ targets: {}, elective: null }, 'biology', required)).toEqual({ elective: 'biology' })
  expect(electiveChange({ targets: { ukrainian: 150, math: 180, history: 150 }, elective: null }, 'biology', required)).toEqual({
    elective: 'biology',
  })
})
