import { queueOfDay } from '#contract/scheduling/queue'
import type { StudyClock } from '#contract/scheduling/calendar'
import type { Collection } from '@/entities/flashcard'

/** Cards that are to be repeated today, as far as this device knows; new ones do not count. */
export function dueCardsOf(collection: Pick<Collection, 'read'>, clock: StudyClock): number {
  const { cards, book } = collection.read()
  const { learning, due } = queueOfDay([...cards.values()], book, clock)
  return learning.length + due.length
}
