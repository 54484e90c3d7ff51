import { expect, test } from 'vitest'
import { dateFormatter } from './formatters.ts'
import { pluralOf } from './plural.ts'
import { spelled, spelledDate, spelledDay } from './spelled.ts'

/** `Intl` knows how it is written; to ask it costs the first paint up to a tenth of a second. */
const counts = [...Array(1200).keys(), 9999, 10_000, 12_450, 999_999, 1_000_000, 12_345_678]

test('numbers are written as `Intl` writes them', () => {
  const format = new Intl.NumberFormat('uk-UA')
  for (const count of counts) expect(spelled(count)).toBe(format.format(count))
})

test('nouns stand in the form that `Intl` asks for', () => {
  const rules = new Intl.PluralRules('uk')
  for (const count of counts) expect(pluralOf(count, ['one', 'few', 'many'])).toBe(rules.select(count))
})

test('days are written as `Intl` writes them', () => {
  const day = dateFormatter({ timeZone: 'UTC', day: 'numeric', month: 'long' })
  const date = dateFormatter({ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2026, 0, 1); at += 86_400_000) {
    const text = new Date(at).toISOString().slice(0, 10)
    expect([spelledDay(text), spelledDate(text)]).toEqual([day(at), date(at).replace(/\s*р\.$/, '')])
  }
})
