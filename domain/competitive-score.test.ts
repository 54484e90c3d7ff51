import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { competitiveScore } from './competitive-score.ts'

/** One speciality of a technical university: English weighs 0.3 there, physics 0.4, and nothing weighs more. */
const weights = { ukrainian: 0.3, math: 0.5, history: 0.2, elective: 0.3, electiveMax: 0.4 }
const scores = { ukrainian: 160, math: 170, history: 150, elective: 165 }
const all = (score: number) => ({ ukrainian: score, math: score, history: score, elective: score })

describe('the competitive score', () => {
  test('of the worked examples comes out to the thousandth', () => {
    expect(competitiveScore(weights, scores)).toBe(157.407)
    expect(competitiveScore({ ...weights, elective: 0.4 }, scores)).toBe(163.571)
    expect(competitiveScore(weights, all(200))).toBe(192.593)
  })

  test('counts a creative contest, courses, the region and the branch, and ends at 200', () => {
    expect(competitiveScore(weights, scores, { creative: { weight: 0.5, score: 180 } })).toBe(163.514)
    expect(competitiveScore(weights, scores, { courses: 10 })).toBe(167.407)
    expect(competitiveScore(weights, scores, { region: 1.07, branch: 1.02 })).toBe(171.794)
    expect(competitiveScore(weights, all(200), { region: 1.07 })).toBe(200)
  })

  test('does not exist without weights', () => {
    expect(competitiveScore({ ukrainian: 0, math: 0, history: 0, elective: 0, electiveMax: 0 }, scores)).toBeNull()
  })

  test('never falls when a subject rises', () => {
    const weight = fc.double({ min: 0.01, max: 1, noNaN: true })
    fc.assert(
      fc.property(weight, weight, fc.integer({ min: 100, max: 199 }), (math, elective, score) => {
        const given = { ...weights, math, elective, electiveMax: Math.max(elective, 0.4) }
        const of = (scored: number) => competitiveScore(given, { ...scores, math: scored }) ?? 0
        expect(of(score + 1)).toBeGreaterThanOrEqual(of(score))
      }),
    )
  })
})
