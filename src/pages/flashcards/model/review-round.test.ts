import { expect, test } from 'vitest'
import { nextCard, progressOf, type Look } from './review-round'

const look = (card: string): Look => ({ card, grade: 1, undo: { kind: 'review.undone', of: card } })

test('the card just seen is not asked again while there is another', () => {
  expect(nextCard({ queue: ['a', 'b'], looks: [look('a')] })).toBe('b')
  expect(nextCard({ queue: ['a'], looks: [look('a')] })).toBe('a')
  expect(nextCard({ queue: [], looks: [look('a')] })).toBeNull()
})

test('a card counts as through once it is asked no more, however often it was seen', () => {
  expect(progressOf({ queue: ['b', 'c'], looks: [look('a'), look('b'), look('a')] })).toEqual({ done: 1, total: 3 })
})
