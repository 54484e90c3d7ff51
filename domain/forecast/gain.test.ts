import { expect, test } from 'vitest'
import { basisOf, mathReadiness } from '#samples/readiness'
import { gainsOf, slopeAt } from './gain.ts'

const even = () => 1
const mathWith = (abilities: Record<string, [number, number]>) => ({ ...mathReadiness, now: basisOf(0, 0.3, { abilities }) })
const level: Record<string, [number, number]> = {
  'math.numbers.percent': [0, 0.3],
  'math.numbers.real': [0, 0.3],
  'math.solid.round': [0, 0.3],
}

test('the slope of the scale is steep at the threshold, flat in the middle, steep at the top', () => {
  expect([0, 5, 14, 32].map((raw) => Math.round(100 * slopeAt(mathReadiness, raw)) / 100)).toEqual([7.67, 7.67, 1.67, 6])
})

test('a topic that fills more of the paper brings more', () => {
  const [first, ...rest] = gainsOf({ readiness: [mathWith(level)], outlook: {}, weight: even })
  expect([first?.topic, first?.share, rest.map(({ share }) => share)]).toEqual(['math.solid.round', 0.4, [0.3, 0.3]])
})

test('a topic that is known well brings less than one that is half known', () => {
  const [first, , last] = gainsOf({ readiness: [mathWith({ ...level, 'math.solid.round': [3, 0.3] })], outlook: {}, weight: even })
  expect([first?.topic, last?.topic]).toEqual(['math.numbers.percent', 'math.solid.round'])
})

test('a subject that counts for more in the speciality comes first, one whose threshold is in danger before all', () => {
  const other = { ...mathWith(level), subject: 'history' }
  const of = (outlook: Parameters<typeof gainsOf>[0]['outlook']) =>
    gainsOf({ readiness: [mathWith(level), other], outlook, weight: ({ subject }) => (subject === 'math' ? 0.5 : 0.2) }).map(
      ({ subject }) => subject,
    )
  const safe = { raw: 15, isAtRisk: false }
  expect(of({ math: safe, history: safe })[0]).toBe('math')
  expect(of({ math: safe, history: { raw: 15, isAtRisk: true } }).slice(0, 3)).toEqual(['history', 'history', 'history'])
})
