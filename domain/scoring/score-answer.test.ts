import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerSchema, type Answer } from '../answer.ts'
import type { Key } from '../key.ts'
import * as v from 'valibot'
import { maxPoints, scoreAnswer } from './score-answer.ts'

const explained = { explanation: [], notes: [], theory: null }
const single: Key = { ...explained, form: 'single', correct: 'b' }
const matching: Key = { ...explained, form: 'matching', correct: { 1: 'b', 2: 'd', 3: 'c' } }
const sequence: Key = { ...explained, form: 'sequence', correct: ['b', 'd', 'a', 'c'] }
const multi: Key = { ...explained, form: 'multi', correct: ['2', '4', '7'] }
const grouped: Key = { ...explained, form: 'grouped', correct: { g1: '2', g2: '1', g3: '2' } }
const numeric: Key = { ...explained, form: 'numeric', correct: '0.5' }
const gap: Key = { ...explained, form: 'gap', correct: { 1: 'b', 2: 'a' } }
const gapPool: Key = { ...explained, form: 'gapPool', correct: { 1: 'c', 2: 'a' } }
const keys = [single, matching, sequence, multi, grouped, numeric, gap, gapPool]

const pointsOf = (key: Key, answer: Answer) => scoreAnswer(key, answer).points

describe('points of an answer', () => {
  test('single choice: one or nothing', () => {
    expect([pointsOf(single, 'b'), pointsOf(single, 'a'), pointsOf(single, ['a', 'b'])]).toEqual([1, 0, 0])
  })

  test('matching: one for each right pair', () => {
    expect(scoreAnswer(matching, { 1: 'b', 2: 'd', 3: 'c' })).toEqual({ points: 3, max: 3, outcome: 'right' })
    expect(scoreAnswer(matching, { 1: 'b', 3: 'a' })).toEqual({ points: 1, max: 3, outcome: 'partial' })
    expect(scoreAnswer(matching, { 1: 'c', 2: 'b', 3: 'd' })).toEqual({ points: 0, max: 3, outcome: 'wrong' })
  })

  test('matching: one letter in every row earns its one pair only', () => {
    expect(pointsOf(matching, { 1: 'd', 2: 'd', 3: 'd' })).toBe(1)
  })

  test('sequence: all 24 orders by the official rule', () => {
    const points = Object.fromEntries(orders(['b', 'd', 'a', 'c']).map((order) => [order.join(''), pointsOf(sequence, order)]))
    expect(points).toEqual({
      bdac: 3,
      badc: 2,
      bdca: 1,
      bcda: 1,
      bcad: 1,
      bacd: 1,
      dbac: 1,
      dabc: 1,
      abdc: 1,
      adbc: 1,
      dbca: 0,
      dcba: 0,
      dcab: 0,
      dacb: 0,
      abcd: 0,
      acbd: 0,
      acdb: 0,
      adcb: 0,
      cbda: 0,
      cbad: 0,
      cdba: 0,
      cdab: 0,
      cabd: 0,
      cadb: 0,
    })
  })

  test('sequence: a part of an order earns nothing', () => {
    expect(pointsOf(sequence, ['b', 'd'])).toBe(0)
  })

  test('three of seven: one for each hit in any order', () => {
    expect([pointsOf(multi, ['7', '2', '4']), pointsOf(multi, ['2', '4', '5']), pointsOf(multi, ['1', '3', '5'])]).toEqual([3, 2, 0])
  })

  test('three of seven: a fourth mark voids the task', () => {
    expect(scoreAnswer(multi, ['2', '4', '7', '1'])).toEqual({ points: 0, max: 3, outcome: 'wrong' })
  })

  test('three of seven: the same mark twice is one mark', () => {
    expect(pointsOf(multi, ['2', '2', '2', '4'])).toBe(2)
  })

  test('three groups: one for each', () => {
    expect([pointsOf(grouped, { g1: '2', g2: '1', g3: '2' }), pointsOf(grouped, { g1: '2', g2: '2' })]).toEqual([3, 1])
  })

  test.each(['0,5', '0.5', ' 0,50 ', '+', '½', '1/2'])('a number typed as %j', (typed) => {
    expect(scoreAnswer(numeric, typed).outcome).toBe(/\d[.,]\d/.test(typed) ? 'right' : 'unreadable')
  })

  test('a minus sign of any length is a minus', () => {
    const minusThree: Key = { ...explained, form: 'numeric', correct: '-3' }
    expect([pointsOf(minusThree, '−3'), pointsOf(minusThree, '-3'), pointsOf(minusThree, '3')]).toEqual([2, 2, 0])
  })

  test('a number read off a picture may lie within its tolerance, any other is exact', () => {
    const read: Key = { ...explained, form: 'numeric', correct: '4.5', tolerance: '0.1' }
    expect(['4,4', '4,6', '4,39', '4,61'].map((typed) => pointsOf(read, typed))).toEqual([2, 2, 0, 0])
    expect(['0,5', '0,51'].map((typed) => pointsOf(numeric, typed))).toEqual([2, 0])
  })

  test('gaps: one for each, from own options or a shared pool', () => {
    expect([pointsOf(gap, { 1: 'b', 2: 'c' }), pointsOf(gapPool, { 1: 'c', 2: 'a' })]).toEqual([1, 2])
  })

  test.each(keys.map((key) => [key.form, key] as const))('%s: nothing chosen is blank', (_, key) => {
    for (const answer of [undefined, null, '', ' ', [], {}])
      expect(scoreAnswer(key, answer)).toEqual({ points: 0, max: maxPoints(key), outcome: 'blank' })
  })

  test('any answer of any shape gives 0…max points and never an error', () => {
    const shapes = fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.string(), fc.string()), fc.constant(null))
    fc.assert(
      fc.property(fc.constantFrom(...keys), shapes, (key, shape) => {
        const answer = v.safeParse(answerSchema, shape)
        const { points, max } = scoreAnswer(key, answer.success ? answer.output : null)
        return points >= 0 && points <= max && Number.isInteger(points)
      }),
    )
  })
})

function orders(rest: readonly string[]): string[][] {
  return rest.length === 0
    ? [[]]
    : rest.flatMap((first) => orders(rest.filter((other) => other !== first)).map((order) => [first, ...order]))
}
