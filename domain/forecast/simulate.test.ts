import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisOf, mathReadiness } from '#samples/readiness'
import { chanceIn } from './chance.ts'
import { predictAll, rangeOf } from './range.ts'
import { simulate, slotsOf, topicsOf, type Slot } from './simulate.ts'
import { spread as pupils } from './spread.ts'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)

/** The error of authors as a finely divided normal distribution. */
const errors = ((grid) => {
  const total = grid.reduce((sum, node) => sum + Math.exp(-(node ** 2) / 2), 0)
  return grid.map((node) => ({ error: node * pupils.task, weight: Math.exp(-(node ** 2) / 2) / total }))
})(Array.from({ length: 81 }, (_, index) => (index - 40) / 10))

/** Exact chances of each sum of points where abilities are certain: every slot is a mixture over topics of binomials. */
function exactSums(slots: readonly Slot[], topics: readonly { share: number; theta: number }[], max: number): number[] {
  return slots.reduce<number[]>(
    (sums, { form, units, worth, difficulty }) => {
      const next = sums.map(() => 0)
      for (let right = 0; right <= units; right++) {
        const chance = topics.reduce((sum, { share, theta }) => {
          const exactly = errors.map(({ error, weight }) => {
            const p = chanceIn(form, theta + error, difficulty)
            return weight * choose(units, right) * p ** right * (1 - p) ** (units - right)
          })
          return sum + share * exactly.reduce((all, each) => all + each, 0)
        }, 0)
        sums.forEach((known, raw) => (next[raw + right * worth] = (next[raw + right * worth] ?? 0) + known * chance))
      }
      return next
    },
    Array.from({ length: max + 1 }, (_, raw) => (raw === 0 ? 1 : 0)),
  )
}

const abilities = { 'math.numbers.percent': [-1, 0], 'math.numbers.real': [0.4, 0], 'math.solid.round': [1.2, 0] } satisfies Record<
  string,
  [number, number]
>

test('the points of the slots sum up to those of the paper', () => {
  const slots = slotsOf(mathReadiness)
  expect([slots.length, slots.reduce((sum, { units, worth }) => sum + units * worth, 0)]).toEqual([22, mathReadiness.max])
})

test('two thousand papers come out as the exact sums say', () => {
  const basis = basisOf(0, 0, { abilities })
  const exact = exactSums(slotsOf(mathReadiness), topicsOf(mathReadiness, basis), mathReadiness.max)
  const drawn = simulate(mathReadiness, basis)
  const upTo = (chances: readonly number[], raw: number) => chances.slice(0, raw + 1).reduce((sum, chance) => sum + chance, 0)
  const furthest = Math.max(...exact.map((_, raw) => Math.abs(upTo(exact, raw) - upTo(drawn, raw) / 2000)))
  expect(upTo(exact, mathReadiness.max)).toBeCloseTo(1)
  // Kolmogorov–Smirnov: one sample of 2,000 in a hundred is further off than 0.0364.
  expect(furthest).toBeLessThan(0.0364)
})

test('the same evidence gives the same range, and no draw is lost', () => {
  const basis = basisOf(0.3, 0.5)
  expect(simulate(mathReadiness, basis)).toEqual(simulate(mathReadiness, basis))
  expect(simulate(mathReadiness, basis).reduce((sum, count) => sum + count, 0)).toBe(2000)
})

test('little evidence gives a wide range, much a narrow one', () => {
  const width = (spread: number) => {
    const { low, high } = rangeOf(mathReadiness, basisOf(0.5, spread))
    return (high ?? 100) - (low ?? 100)
  }
  expect(width(0.9)).toBeGreaterThan(width(0.1) + 4)
})

test('a higher ability never lowers the range or the chance to pass', () => {
  const theta = fc.double({ min: -4, max: 4, noNaN: true })
  fc.assert(
    fc.property(theta, theta, (a, b) => {
      const [less, more] = [rangeOf(mathReadiness, basisOf(Math.min(a, b), 0.4)), rangeOf(mathReadiness, basisOf(Math.max(a, b), 0.4))]
      expect((more.low ?? 0) >= (less.low ?? 0) && (more.high ?? 0) >= (less.high ?? 0) && more.pass >= less.pass).toBe(true)
    }),
    { numRuns: 15 },
  )
})

test('who leaves all to luck may or may not pass, and the range says so', () => {
  const { low, high, pass } = rangeOf(mathReadiness, basisOf(-6, 0.1))
  expect([low, (high ?? 200) < 130, pass > 0.3 && pass < 0.7]).toEqual([null, true, true])
})

test('who cannot pass has no score at all', () => {
  const hard = { ...mathReadiness, threshold: 20, scores: mathReadiness.scores.slice(0, 13) }
  expect(rangeOf(hard, basisOf(-6, 0.1))).toMatchObject({ low: null, high: null, pass: 0 })
})

test('only what passed the gate is predicted, with the range of two weeks ago where there was one', () => {
  const ready = { ...mathReadiness, now: basisOf(1, 0.3), before: basisOf(0, 0.3, { at: '2026-11-06T10:00:00.000Z' }) }
  const few = { ...mathReadiness, subject: 'history', now: basisOf(1, 0.3, { answers: 19 }) }
  const narrow = { ...mathReadiness, subject: 'english', now: basisOf(1, 0.3, { coverage: 0.69 }) }
  const paper = { ...mathReadiness, subject: 'ukrainian', now: basisOf(1, 0.3, { answers: 22, coverage: 0.7 }) }
  const found = predictAll([ready, few, narrow, paper])
  expect(found.map(({ subject, before }) => [subject, before?.at ?? null])).toEqual([
    ['math', '2026-11-06T10:00:00.000Z'],
    ['ukrainian', null],
  ])
})
