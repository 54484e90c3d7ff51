import { expect, test } from 'vitest'
import { chanceIn, type Expectations } from './chance'

/** A2 of 2026, with the scores of the worked example. */
const preschool = {
  title: 'A2 Дошкільна освіта',
  known: '2026-a2',
  weights: { ukrainian: 0.35, math: 0.35, history: 0.4, biology: 0.4 },
  electiveMax: 0.4,
}
const exactly = (scores: Record<string, number>): Expectations =>
  Object.fromEntries(Object.entries(scores).map(([subject, score]) => [subject, { low: score, high: score }]))
const scores = exactly({ ukrainian: 160, math: 150, history: 170, biology: 165 })

test('the worked example comes out to the thousandth, with and without its factors', () => {
  expect(chanceIn(preschool, scores, 'biology', 130, {})?.middle).toBe(161.667)
  expect(chanceIn(preschool, scores, 'biology', 130, { region: 1.07, branch: 1.02 })?.middle).toBe(176.443)
})

test('a range of scores gives a range of the competitive score', () => {
  const wide = { ...scores, math: { low: 140, high: 160 } }
  expect(chanceIn(preschool, wide, 'biology', 130, {})).toMatchObject({ low: 159.333, high: 164, middle: 161.667 })
})

test('what is missing is told by subject; what one subject cannot make up is told so', () => {
  const missing = (goal: number) => chanceIn(preschool, scores, 'biology', goal, {})?.missing.map(({ points }) => points)
  expect(missing(160)).toEqual([0, 0, 0, 0])
  expect(missing(165)).toEqual([15, 15, 13, 13])
  expect(missing(174)).toEqual([null, null, null, null])
})

test('so many points in that subject reach the goal, and one less does not', () => {
  const more = (points: number) =>
    chanceIn(preschool, { ...scores, math: { low: 150 + points, high: 150 + points } }, 'biology', 165, {})?.middle ?? 0
  expect([more(15) >= 165, more(14) >= 165]).toEqual([true, false])
})

test('a subject that the speciality has no weight for does not count as nothing: no score is claimed', () => {
  const { biology: _none, ...weights } = preschool.weights
  expect(chanceIn({ ...preschool, weights }, scores, 'biology', 130, {})).toBeNull()
  const typed = { ...preschool, weights: { ...weights, elective: 0.4 } }
  expect(chanceIn(typed, scores, 'biology', 130, {})?.middle).toBe(161.667)
  expect(chanceIn({ ...preschool, weights: { ...preschool.weights, biology: 0 } }, scores, 'biology', 130, {})?.middle).toBe(135.769)
})

test('without one of the four scores nothing is claimed', () => {
  expect(chanceIn(preschool, { ...scores, history: null }, 'biology', 130, {})).toBeNull()
})
