import { expect, test } from 'vitest'
import type { Product } from '#contract/product'
import { offersIn, paymentAddress, renewalAddress, seatsOf } from './group-offer'

const seats = { least: 5, most: 200, steps: [{ from: 5, priceMinor: 39900 }] }
const product: Product = {
  id: 'group',
  kind: 'group',
  title: 'Група',
  priceMinor: 39900,
  currency: 'UAH',
  until: '2027-07-31T20:59:59.000Z',
  days: null,
  isRenewing: false,
  refundDays: 14,
  seats,
}
const now = new Date('2026-11-21T10:00:00.000Z')

test('what is sold by the seat is offered with the day on which it ends', () => {
  const month = { ...product, id: 'group-month', until: null, days: 30 }
  const season = { ...product, id: 'season', kind: 'season' as const, seats: null }
  const { steps } = seats
  expect(offersIn({ products: [season, product, month], canPay: true, isTest: true }, now)).toEqual([
    { productId: 'group', title: 'Група', until: '2027-07-31T20:59:59.000Z', isRenewing: false, isTest: true, least: 5, most: 200, steps },
    {
      productId: 'group-month',
      title: 'Група',
      until: '2026-12-21T10:00:00.000Z',
      isRenewing: false,
      isTest: true,
      least: 5,
      most: 200,
      steps,
    },
  ])
})

test('nothing is offered where nothing can be paid', () => {
  expect(offersIn({ products: [product], canPay: false, isTest: false }, now)).toEqual([])
})

test('seats and the group to renew go along to the payment', () => {
  expect([paymentAddress({ productId: 'group' }, 30), renewalAddress('5f6c', 12)]).toEqual([
    '/paywall?product=group&seats=30&variant=own',
    '/paywall?group=5f6c&seats=12&variant=own',
  ])
})

test.each([
  ['5', 5],
  ['200', 200],
  ['4', null],
  ['201', null],
  ['', null],
  ['7.5', null],
  ['-6', null],
  ['багато', null],
])('%j as a number of seats is %s', (typed, expected) => {
  expect(seatsOf(typed, seats)).toBe(expected)
})
