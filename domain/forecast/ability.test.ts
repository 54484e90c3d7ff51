import { describe, expect, test } from 'vitest'
import { abilitiesOf } from './ability.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import { chanceIn } from './chance.ts'
import { spread } from './spread.ts'

const dayMs = 86_400_000
const now = Date.UTC(2026, 10, 21)
const looks = (count: number, share: number, change: Partial<ScoredAnswer> = {}): ScoredAnswer[] =>
  Array.from({ length: count }, () => ({ topic: 'a', form: 'matching', difficulty: 0, share, max: 4, at: now, ...change }))
const of = (given: ScoredAnswer[], topic = 'a') => abilitiesOf(given, ['a', 'b'], now).abilities[topic] ?? [Number.NaN, Number.NaN]

describe('ability by topic', () => {
  test('of a stranger is that of pupils at large, and quite uncertain', () => {
    expect(of([])).toEqual([spread.mean, Math.round(1000 * Math.hypot(spread.subject, spread.topic)) / 1000])
  })

  test('right answers raise it, wrong ones lower it, and a blank counts as a wrong one', () => {
    expect(of(looks(10, 1))[0]).toBeGreaterThan(0.8)
    expect(of(looks(10, 0))[0]).toBeLessThan(-1)
  })

  test('more answers make it surer, and answers grow old', () => {
    const old = looks(20, 1, { at: now - 84 * dayMs })
    const [fresh, few] = [of(looks(20, 0.5)), of(looks(5, 0.5))]
    expect(fresh[1]).toBeLessThan(few[1])
    expect(of(old)[1]).toBeGreaterThan(of(looks(20, 1))[1])
  })

  test('a right answer to a hard task says more than one to an easy task', () => {
    expect(of(looks(1, 1, { difficulty: 150 }))[0]).toBeGreaterThan(of(looks(1, 1, { difficulty: -150 }))[0])
  })

  test('a number that was found says more than a choice of the same difficulty, which may be luck', () => {
    const of1 = (form: ScoredAnswer['form']) => of(looks(1, 1, { form, max: 1 }))[0]
    expect(of1('numeric')).toBeGreaterThan(of1('single'))
  })

  test('a topic without answers takes after the rest of the subject, and is less sure', () => {
    const [theta, deviation] = of(looks(12, 1), 'b')
    expect(theta).toBeGreaterThan(0.3)
    expect(deviation).toBeGreaterThan(of(looks(12, 1))[1])
  })

  test('answers at a steady rate find the ability behind them', () => {
    const steady = Array.from(
      { length: 80 },
      (_, index) => looks(1, index % 4 === 0 ? 0 : 1, { form: 'numeric', max: 2 })[0] as ScoredAnswer,
    )
    expect(chanceIn('numeric', of(steady)[0], 0)).toBeGreaterThan(0.65)
    expect(chanceIn('numeric', of(steady)[0], 0)).toBeLessThan(0.85)
  })

  test('what all topics share is less than the doubt about one of them', () => {
    const { abilities, shared } = abilitiesOf(looks(12, 1), ['a', 'b'], now)
    expect(shared).toBeGreaterThan(0)
    expect(shared).toBeLessThan(abilities.a?.[1] ?? 0)
  })
})
