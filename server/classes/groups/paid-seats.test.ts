import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatsOf, type PaidSeats } from './paid-seats.ts'

const day = 86_400_000
const on = (number: number) => new Date(Date.parse('2026-11-22T10:00:00.000Z') + number * day)
const paid = (seats: number, from: number, until: number, refunded: number | null = null): PaidSeats => ({
  seats,
  until: on(until),
  isTest: false,
  createdAt: on(from),
  refundedAt: refunded === null ? null : on(refunded),
})

describe('seats of a group', () => {
  it('that five seats renew are five once the two hundred have run out', () => {
    const both = [paid(200, 0, 100), paid(5, 90, 400)]
    expect(seatsOf(both, on(95))).toEqual({ seats: 200, endsAt: on(400), isTest: false })
    expect(seatsOf(both, on(101))).toEqual({ seats: 5, endsAt: on(400), isTest: false })
  })

  it('are those of the payment that is left when the other goes back', () => {
    expect(seatsOf([paid(5, 0, 100, 20), paid(9, 1, 100)], on(21))).toMatchObject({ seats: 9, endsAt: on(100) })
    expect(seatsOf([paid(5, 0, 100, 20), paid(9, 1, 100, 30)], on(31))).toMatchObject({ endsAt: on(30) })
  })

  const payment = fc
    .tuple(fc.integer({ min: 5, max: 200 }), fc.nat(300), fc.nat(300), fc.option(fc.nat(300)))
    .map(([seats, from, length, refunded]) => paid(seats, from, from + length, refunded === null ? null : from + refunded))

  it('are never more than some payment that runs has bought, in whatever order they are told', () => {
    fc.assert(
      fc.property(fc.array(payment, { minLength: 1, maxLength: 6 }), fc.nat(600), (all, today) => {
        const { seats, endsAt } = seatsOf(all, on(today))
        expect(seatsOf(all.toReversed(), on(today))).toEqual({ seats, endsAt, isTest: false })
        const running = all.filter(({ until, refundedAt }) => refundedAt === null && until > on(today))
        if (endsAt > on(today) && running.length > 0) expect(seats).toBe(Math.max(...running.map((each) => each.seats)))
      }),
      { numRuns: 500 },
    )
  })
})
