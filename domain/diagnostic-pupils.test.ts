import { describe, expect, test } from 'vitest'
import { diagnosticTopics as topics } from '#samples/diagnostic-topics'
import { simulate, spreads } from '../tests/bench/diagnostic/pupils.ts'
import { mostAsked } from './diagnostic.ts'

describe('a diagnostic of simulated pupils whose knowledge is known', { timeout: 120_000 }, () => {
  test.each(spreads)('whose topics are spread %s: of topics called «знаєш» 85 in 100 are known', (spread) => {
    const { called, right } = simulate(topics, spread, 100, (random) => random())
    expect(called).toBeGreaterThan(100)
    expect(right / called).toBeGreaterThanOrEqual(0.85)
  })

  test.each(spreads)('whose topics are spread %s: half of what one knows who knows 60 in 100 is found in twelve tasks', (spread) => {
    const { known, found, asked: tasks, pupils } = simulate(topics, spread, 60, () => 0.6)
    expect(found / known).toBeGreaterThanOrEqual(0.5)
    expect(tasks / pupils).toBeLessThanOrEqual(mostAsked)
  })

  test('a blind guesser is told «знаєш» of two topics in a hundred at most', () => {
    const { called, topics: all } = simulate(topics, 'independent', 120, () => 0)
    expect(called / all).toBeLessThanOrEqual(0.02)
  })
})
