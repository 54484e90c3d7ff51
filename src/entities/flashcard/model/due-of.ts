import { queueOfDay } from '#contract/scheduling/queue'
import type { StudyClock } from '#contract/scheduling/calendar'
import type { CollectionState } from './collection-state'

/** Counts the cards that come due today; new ones do not count. */
export function dueOf({ cards, book }: Pick<CollectionState, 'cards' | 'book'>, clock: StudyClock): number {
  const { learning, due } = queueOfDay([...cards.values()], book, clock)
  return learning.length + due.length
}
