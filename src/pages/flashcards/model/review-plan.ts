import type { Flashcard } from '#contract/flashcard'
import { backlogOf } from '#contract/scheduling/backlog'
import type { StudyClock } from '#contract/scheduling/calendar'
import { queueOfDay } from '#contract/scheduling/queue'
import type { ReviewBook } from '#contract/scheduling/replay'
import type { Place } from './place'
import type { ReviewPlan } from './review-queue'

type Known = { cards: ReadonlyMap<string, Flashcard>; book: ReviewBook }

const mostNew = 10
const mostAhead = 50

/** What the sitting at an address is made of. */
export function reviewPlan({ review, deck }: Pick<Place, 'review' | 'deck'>, { cards, book }: Known, clock: StudyClock): ReviewPlan {
  const own = [...cards.values()].filter((card) => deck === null || card.deck === deck)
  const idsOf = () => own.map(({ id }) => id)
  const isCram = review === 'cram'
  switch (review) {
    case 'important':
      return { isCram, only: backlogOf(own, book, clock)?.important ?? (deck === null ? null : idsOf()) }
    case 'more':
      return { isCram, only: queueOfDay(own, book, clock).waitingFresh.slice(0, mostNew) }
    case 'cram':
      return { isCram, only: deck === null ? soonest(idsOf(), book) : idsOf() }
    default:
      return { isCram, only: deck === null ? null : idsOf() }
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
