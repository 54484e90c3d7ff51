import { expect, test } from 'vitest'
import { competitiveScore } from '#domain/competitive-score'
import { formulaText } from './formula-text'

const weights = { ukrainian: 0.35, math: 0.35, history: 0.4, elective: 0.4, electiveMax: 0.5 }
const scores = {
  ukrainian: { low: 160, high: 160 },
  math: { low: 140, high: 160 },
  history: { low: 170, high: 170 },
  biology: { low: 165, high: 165 },
}

test('the sum behind a score can be reckoned after, with the middle of a forecast and the factors that count', () => {
  const extras = { region: 1.04, branch: 1, creative: { weight: 0.5, score: 180 } }
  expect(formulaText(weights, scores, 'biology', extras)).toBe(
    '(0,35 · 160 + 0,35 · 150 + 0,4 · 170 + 0,4 · 165 + 0,5 · 180) : 2,05 × 1,04',
  )
  const reckoned = ((0.35 * 160 + 0.35 * 150 + 0.4 * 170 + 0.4 * 165 + 0.5 * 180) / 2.05) * 1.04
  expect(competitiveScore(weights, { ukrainian: 160, math: 150, history: 170, elective: 165 }, extras)).toBeCloseTo(reckoned, 3)
})

test('without the weights there is no sum', () => {
  expect(formulaText(null, scores, 'biology', {})).toBe('')
})
