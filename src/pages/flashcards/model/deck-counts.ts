import type { Flashcard } from '#domain/flashcard'
import { calendarOf, type StudyClock } from '#domain/scheduling/calendar'
import type { ReviewBook } from '#domain/scheduling/replay'
import { trueRetention } from '#domain/scheduling/statistics'
import { dayOrder, dayQueue, ofDeck, type Known } from './day-queue'

/**
 * The counts of a deck. `today` is what the day asks of it, under the caps of all decks; `waiting` are its new cards beyond them. `retention` is
 * null without reviews.
 */
export type DeckCounts = {
  fresh: number
  learning: number
  known: number
  off: number
  today: number
  waiting: number
  retention: number | null
}

const monthDays = 30

export function deckCounts(deck: string, known: Known, clock: StudyClock): DeckCounts {
  const { cards, book } = known
  const counts = { fresh: 0, learning: 0, known: 0, off: 0 }
  for (const card of cards.values()) if (card.deck === deck) counts[standing(card, book)] += 1
  const queue = dayQueue(known, clock)
  const reviews = book.reviews.filter(({ card }) => cards.get(card)?.deck === deck)
  return {
    ...counts,
    today: ofDeck(dayOrder(queue), deck, cards).length,
    waiting: ofDeck(queue.waitingFresh, deck, cards).length,
    retention: trueRetention(reviews, calendarOf(clock).number - monthDays).share,
  }
}

/** Counts the cards of each deck that are due today. */
export function todayByDeck(known: Known, clock: StudyClock): ReadonlyMap<string, number> {
  const ids = Map.groupBy(dayOrder(dayQueue(known, clock)), (id) => known.cards.get(id)?.deck ?? '')
  return new Map([...ids].map(([deck, { length }]) => [deck, length]))
}

/** The stage of study of one card. */
export type Standing = 'off' | 'fresh' | 'learning' | 'known'

export function standing({ id, isOff }: Flashcard, { memories }: ReviewBook): Standing {
  const memory = memories.get(id)
  if (memory?.isOff ?? isOff) return 'off'
  if (!memory || memory.lastReview === null) return 'fresh'
  return memory.state === 'review' ? 'known' : 'learning'
}
