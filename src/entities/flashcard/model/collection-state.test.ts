import { expect, test } from 'vitest'
import { replayReviews } from '#domain/scheduling/replay'
import { dateCards, graded } from '#samples/flashcards'
import { dueOf } from './collection-state'

test('cards that were learned come due; those that were never seen are not', () => {
  const reviews = [graded('2026-10-01T10:00:00.000Z', 'row.d-1', 3), graded('2026-10-02T10:00:00.000Z', 'row.d-1', 3)]
  const state = { cards: new Map(dateCards.map((card) => [card.id, card])), book: replayReviews(reviews) }
  const dueAt = (now: string) => dueOf(state, { now: Date.parse(now), zone: 'Europe/Kyiv', examDate: null }).count
  expect([dueAt('2026-10-02T11:00:00.000Z'), dueAt('2026-11-21T10:00:00.000Z')]).toEqual([0, 1])
})
