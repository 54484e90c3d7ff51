import { describe, expect, test } from 'vitest'
import { chanceOf } from '#contract/prediction'
import { abilitiesOf, type FirstAnswer } from './ability.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 21)
const answers = (count: number, share: number, topic = 'a', at = now): FirstAnswer[] =>
  Array.from({ length: count }, () => ({ topic, form: 'matching', difficulty: 0, share, at }))
const of = (given: FirstAnswer[], topic = 'a') => abilitiesOf(given, [topic], now)[topic] ?? [Number.NaN, Number.NaN]

describe('ability by topic', () => {
  test('nobody who has answered nothing is taken for middling, and for quite uncertain', () => {
    expect(of([])).toEqual([0, 1])
  })

  test('right answers raise it, wrong ones lower it, and half points leave it', () => {
    expect(of(answers(10, 1))[0]).toBeGreaterThan(0.8)
    expect(of(answers(10, 0))[0]).toBe(-of(answers(10, 1))[0])
    expect(of(answers(10, 0.5))[0]).toBe(0)
  })

  test('more answers make it surer, and answers grow old', () => {
    const [fresh, few, old] = [of(answers(20, 1)), of(answers(5, 1)), of(answers(20, 1, 'a', now - 84 * dayMs))]
    expect(fresh[1]).toBeLessThan(few[1])
    expect(old[1]).toBeGreaterThan(fresh[1])
  })

  test('a right answer to a hard task says more than one to an easy task', () => {
    const hard = answers(1, 1).map((answer) => ({ ...answer, difficulty: 150 }))
    const easy = answers(1, 1).map((answer) => ({ ...answer, difficulty: -150 }))
    expect(of(hard)[0]).toBeGreaterThan(of(easy)[0])
  })

  test('a number that was found says more than a choice of the same difficulty', () => {
    const of1 = (form: FirstAnswer['form']) => of(answers(1, 1).map((answer) => ({ ...answer, form })))[0]
    expect(of1('numeric')).toBeGreaterThan(of1('single'))
  })

  test('a topic without answers takes after the rest of the subject', () => {
    const [theta, spread] = of(answers(12, 1), 'b')
    expect(theta).toBeGreaterThan(0.8)
    expect(spread).toBe(0.5)
  })

  test('twenty answers at a steady rate find the ability behind them', () => {
    const steady = Array.from({ length: 60 }, (_, place): FirstAnswer => ({ ...(answers(1, place % 4 === 0 ? 0 : 1)[0] as FirstAnswer) }))
    expect(chanceOf(of(steady)[0], 0)).toBeCloseTo(0.75, 1)
  })
})
