import { expect, test } from 'vitest'
import { yearText, trustText } from './row-text'

test('only what two sources say is called checked, and every row names its year and source', () => {
  expect(trustText({ verified: true, basis: '2026+2025' })).toBe('Звірено: збігається з таблицею 2025 року')
  expect(trustText({ verified: false })).toBe('Не звірено: лише одне джерело')
  expect(yearText({ year: 2025 })).toBe('Правила 2025 року.')
})
