import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { termsOf, type Standing } from './terms.ts'

const start = Date.parse('2026-11-22T10:00:00.000Z')
const day = 86_400_000
const on = (number: number) => new Date(start + number * day)
const month = (id: string, paid: number): Standing => ({ id, paidAt: on(paid), until: null, days: 30 })
const season = (id: string, paid: number, last: number): Standing => ({ id, paidAt: on(paid), until: on(last), days: null })

describe('terms of payments', () => {
  it('append a month to the premium that runs, and shift it back once the month before is refunded', () => {
    const [first, second] = [month('a', 0), month('b', 5)]
    expect(termsOf([first, second], null).at(-1)).toEqual({ id: 'b', from: on(30), to: on(60) })
    expect(termsOf([second], null)).toEqual([{ id: 'b', from: on(5), to: on(35) }])
  })

  it('let a month follow a season, and a season end on its day whatever ran before', () => {
    expect(termsOf([season('a', 0, 100), month('b', 10)], null).at(-1)).toEqual({ id: 'b', from: on(100), to: on(130) })
    expect(termsOf([month('a', 0), season('b', 10, 20)], null).at(-1)).toEqual({ id: 'b', from: on(10), to: on(20) })
  })

  it('let a month follow premium from elsewhere', () => {
    expect(termsOf([month('a', 0)], on(12))).toEqual([{ id: 'a', from: on(12), to: on(42) }])
  })

  const payment = fc.record({
    id: fc.uuid(),
    paidAt: fc.integer({ min: 0, max: 400 }).map(on),
    until: fc.option(fc.integer({ min: 0, max: 600 }).map(on)),
    days: fc.constant(30),
  })
  const payments = fc.uniqueArray(payment, { selector: ({ id }) => id, maxLength: 8 })

  it('are the same in whatever order the payments are told', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 0, max: 7 }), (all, turn) => {
        expect(termsOf([...all.slice(turn), ...all.slice(0, turn)], null)).toEqual(termsOf(all, null))
      }),
      { numRuns: 500 },
    )
  })

  it('give each month thirty days of its own', () => {
    fc.assert(
      fc.property(payments, (all) => {
        const terms = termsOf(
          all.map((each) => ({ ...each, until: null })),
          null,
        )
        expect(terms.map(({ from, to }) => (to.getTime() - from.getTime()) / day)).toEqual(all.map(() => 30))
        for (const [index, term] of terms.entries()) expect(term.from >= (terms[index - 1]?.to ?? term.from)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
