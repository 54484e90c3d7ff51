import { describe, expect, test } from 'vitest'
import { readDecimal, readScore, type ScoreForm } from './score-form'

const form: ScoreForm = {
  scores: { ukrainian: '160', math: '170', history: '150', elective: '165' },
  weights: { ukrainian: '0,3', math: '0.5', history: ' ,2', elective: '0,3', electiveMax: '0,4' },
  courses: '',
  region: 1,
  isSupported: false,
}

test.each([
  ['0,3', 0.3],
  ['0.3', 0.3],
  [',3', 0.3],
  [' 165 ', 165],
  ['1 000', 1000],
  ['5,', 5],
  ['', null],
  ['а3', null],
  ['1e3', null],
  ['1,2,3', null],
  ['-1', null],
])('«%s» is read as %s', (typed, value) => {
  expect(readDecimal(typed)).toBe(value)
})

describe('the calculator', () => {
  test('takes commas and points alike', () => {
    expect(readScore(form, 1.02)).toEqual({ score: 157.407, wrong: [], isFull: true })
  })

  test('counts courses, the region and the supported branch when they are filled in', () => {
    expect(readScore({ ...form, courses: '10' }, 1.02).score).toBe(167.407)
    expect(readScore({ ...form, region: 1.07, isSupported: true }, 1.02).score).toBe(171.794)
  })

  test('waits for what is empty without calling it wrong', () => {
    expect(readScore({ ...form, scores: { ...form.scores, math: ' ' } }, 1)).toEqual({ score: null, wrong: [], isFull: false })
  })

  test('names what cannot be: a score below 100, a weight above 1, a greatest weight below the own', () => {
    expect(readScore({ ...form, scores: { ...form.scores, math: '99' } }, 1).wrong).toEqual(['scores.math'])
    expect(readScore({ ...form, weights: { ...form.weights, math: '50' }, courses: '11' }, 1).wrong).toEqual(['weights.math', 'courses'])
    expect(readScore({ ...form, weights: { ...form.weights, electiveMax: '0,2' } }, 1)).toEqual({
      score: null,
      wrong: ['weights.electiveMax'],
      isFull: true,
    })
  })
})
