import { expect, test } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { arrivalOf, storedReturn, ownPage } from './arrival'

const newVisit = () =>
  createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

test('the address names the payment, the link and the way back', () => {
  const order = { productId: null, seats: null, groupId: null }
  expect(arrivalOf('?gift=g&payment=p&returnTo=%2Fcourses')).toEqual({ giftToken: 'g', paymentId: 'p', returnTo: '/courses', order })
})

test.each([
  ['?product=group-2027&seats=30', { productId: 'group-2027', seats: 30, groupId: null }],
  ['?group=5f6c&seats=12', { productId: null, seats: 12, groupId: '5f6c' }],
  ['?seats=-3', { productId: null, seats: null, groupId: null }],
  ['?seats=сто', { productId: null, seats: null, groupId: null }],
])('the order in %s is read', (search, order) => {
  expect(arrivalOf(search).order).toEqual(order)
})

test('the way back outlives the way to the provider', () => {
  const visit = newVisit()
  expect([storedReturn(visit, '/courses/porih', null), storedReturn(visit, null, '/api/sandbox')]).toEqual([
    '/courses/porih',
    '/courses/porih',
  ])
})

test.each([
  [null, null],
  ['https://evil.example/', null],
  ['//evil.example', null],
  ['/paywall/paywallv2', null],
  [null, '/api/sandbox/liqpay/decision'],
])('from %j, after %j, it leads to the dashboard', (asked, before) => {
  expect(storedReturn(newVisit(), asked, before)).toBe('/dashboard')
})

test.each([
  ['?variant=own', 'paywall', '/paywall'],
  ['?variant=own', 'paywallv2', '/paywall/paywallv2'],
  ['?returnTo=%2Fprofile&variant=own', 'paywallv2', '/paywall/paywallv2?returnTo=%2Fprofile'],
  ['?variant=own&payment=p', 'paywall', '/paywall?payment=p'],
  ['', 'paywallv2', null],
  ['?variant=paywallv2', 'paywall', null],
] as const)('%j leads whoever has been given %s to %s', (search, variant, page) => {
  expect(ownPage(search, variant)).toBe(page)
})
