import { expect, test } from 'vitest'
import { nextCard, outcomeOf, progressOf, type Look } from './review-round'

const look = (card: string): Look => ({ card, grade: 1, undo: { kind: 'review.undone', of: card } })

test('the card just seen is not asked again while there is another', () => {
  expect(nextCard({ queue: ['a', 'b'], looks: [look('a')] })).toBe('b')
  expect(nextCard({ queue: ['a'], looks: [look('a')] })).toBe('a')
  expect(nextCard({ queue: [], looks: [look('a')] })).toBeNull()
})

test('the progress moves on with each answer, also while a card comes back', () => {
  const steps = [
    { queue: ['a', 'b'], looks: [] },
    { queue: ['a', 'b'], looks: [look('a')] },
    { queue: ['a'], looks: [look('a'), look('b')] },
    { queue: [], looks: [look('a'), look('b'), look('a')] },
  ].map(progressOf)
  expect(steps).toEqual([
    { done: 0, total: 2 },
    { done: 1, total: 3 },
    { done: 2, total: 3 },
    { done: 3, total: 3 },
  ])
})

test('a round tells of each card once, by its first look', () => {
  const good = (card: string): Look => ({ ...look(card), grade: 3 })
  expect(outcomeOf([look('a'), good('b'), good('a'), { ...look('c'), grade: null }, good('a')])).toEqual({ seen: 2, recalled: 1 })
})
