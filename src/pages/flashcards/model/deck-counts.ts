import type { Flashcard } from '#contract/flashcard'
import type { StudyClock } from '#contract/scheduling/calendar'
import { queueOfDay } from '#contract/scheduling/queue'
import type { ReviewBook } from '#contract/scheduling/replay'
import { trueRetention } from '#contract/scheduling/statistics'

/** How a deck stands. `retention` is null without reviews. */
export type DeckCounts = { fresh: number; learning: number; known: number; due: number; off: number; retention: number | null }

const month = 30 * 86_400_000

export function deckCounts(cards: readonly Flashcard[], book: ReviewBook, clock: StudyClock): DeckCounts {
  const counts = { fresh: 0, learning: 0, known: 0, off: 0 }
  for (const card of cards) counts[standing(card, book)] += 1
  const queue = queueOfDay(cards, book, clock)
  const ids = new Set(cards.map(({ id }) => id))
  const reviews = book.reviews.filter(({ card }) => ids.has(card))
  return {
    ...counts,
    due: queue.learning.length + queue.later.length + queue.due.length + queue.waitingDue.length,
    retention: trueRetention(reviews, clock.zone, clock.now - month).share,
  }
}

/** Where one card stands in its study. */
export type Standing = 'off' | 'fresh' | 'learning' | 'known'

export function standing({ id, isOff }: Flashcard, { memories }: ReviewBook): Standing {
  const memory = memories.get(id)
  if (memory?.isOff ?? isOff) return 'off'
  if (!memory || memory.lastReview === null) return 'fresh'
  return memory.state === 'review' ? 'known' : 'learning'
}
