import { describe, expect, test } from 'vitest'
import { verdictOf, type Scale } from './scale.ts'

const scores = [
  100, 108, 115, 123, 131, 134, 137, 140, 143, 145, 147, 148, 149, 150, 151, 152, 155, 159, 163, 167, 170, 173, 176, 180, 184, 189, 194,
  200,
]
const scale: Scale = { subject: 'math', year: 2026, source: '', verified: true, max: 32, threshold: 5, scores }

describe('verdict', () => {
  test('at the threshold it is 100, at the top 200', () => {
    expect([verdictOf(scale, 5), verdictOf(scale, 21), verdictOf(scale, 32)]).toEqual([
      { isPassed: true, scaled: 100 },
      { isPassed: true, scaled: 155 },
      { isPassed: true, scaled: 200 },
    ])
  })

  test('below the threshold there is no score, only what is missing', () => {
    expect([verdictOf(scale, 4), verdictOf(scale, 0)]).toEqual([
      { isPassed: false, missing: 1 },
      { isPassed: false, missing: 5 },
    ])
  })
})
