import { describe, expect, test } from 'vitest'
import { verdictText } from './subject-verdict'

describe('verdict', () => {
  test.each([
    [1, 'Поріг не подолано: ще 1 тестовий бал'],
    [2, 'Поріг не подолано: ще 2 тестові бали'],
    [5, 'Поріг не подолано: ще 5 тестових балів'],
  ])('%i missing points', (missing, text) => {
    expect(verdictText({ scaled: null, missing, scaleYear: 2026 })).toBe(text)
  })

  test('a passed exam names the year of its table', () => {
    expect(verdictText({ scaled: 155, missing: 0, scaleYear: 2026 })).toBe('за шкалою НМТ-2026')
  })
})
