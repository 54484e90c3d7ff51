import { expect, test } from 'vitest'
import { isHundredHere } from './hundred'

const reviewsOf = (...cards: number[]) => cards.map((card, number) => ({ id: `r${number}`, card: `row.${card}` }))
const looksOf = (...numbers: number[]) => numbers.map((number) => ({ undo: { kind: 'review.undone' as const, of: `r${number}` } }))
const first = (count: number) => Array.from({ length: count }, (_, number) => number)

test.each([
  ['the hundredth card of this round', reviewsOf(...first(100)), looksOf(98, 99), true],
  ['ninety-nine cards, one of them twice', reviewsOf(...first(99), 3), looksOf(98, 99), false],
  ['a round after the hundredth card', reviewsOf(...first(101), 5), looksOf(100, 101), false],
  ['the hundredth card met in the middle of a long round', reviewsOf(...first(140)), looksOf(...first(140).slice(90)), true],
  ['no cards', [], [], false],
])('%s: %j', (_, reviews, looks, isReached) => {
  expect(isHundredHere(reviews, looks)).toBe(isReached)
})
