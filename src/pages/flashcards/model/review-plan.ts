import { backlogOf } from '#domain/scheduling/backlog'
import type { StudyClock } from '#domain/scheduling/calendar'
import type { ReviewBook } from '#domain/scheduling/replay'
import { dayOrder, dayQueue, ofDeck, type Known } from './day-queue'
import type { FlashcardLocation } from './flashcard-location'
import type { ReviewPlan } from './review-queue'

const mostNew = 10
const mostAhead = 50

/** Plans the round of an address, without cards that were set aside. One of a deck keeps to the caps of all decks. */
export function reviewPlan({ review, deck }: Pick<FlashcardLocation, 'review' | 'deck'>, known: Known, clock: StudyClock): ReviewPlan {
  const { cards, book } = known
  const isOn = (id: string) => !book.memories.get(id)?.isOff
  const own = [...cards.values()].filter((card) => (deck === null || card.deck === deck) && isOn(card.id))
  const idsOf = () => own.map(({ id }) => id)
  const isCram = review === 'cram'
  switch (review) {
    case 'important':
      return { isCram, only: backlogOf(own, book, clock)?.important ?? (deck === null ? null : idsOf()) }
    case 'more':
      return { isCram, only: ofDeck(dayQueue(known, clock).waitingFresh, deck, cards).slice(0, mostNew) }
    case 'spare':
      return { isCram, only: ofDeck(dayQueue(known, clock).spare, deck, cards) }
    case 'cram':
      return { isCram, only: deck === null ? soonest(idsOf(), book) : idsOf() }
    default:
      return { isCram, only: deck === null ? null : ofDeck(dayOrder(dayQueue(known, clock)), deck, cards) }
  }
}

/** Those that will be due first. */
function soonest(ids: readonly string[], { memories }: ReviewBook): string[] {
  const dueOf = (id: string) => memories.get(id)?.due ?? Infinity
  return ids
    .filter((id) => Number.isFinite(dueOf(id)))
    .toSorted((a, b) => dueOf(a) - dueOf(b))
    .slice(0, mostAhead)
}
