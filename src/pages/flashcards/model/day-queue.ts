import type { Flashcard } from '#domain/flashcard'
import type { StudyClock } from '#domain/scheduling/calendar'
import { queueOfDay, type DayQueue } from '#domain/scheduling/queue'
import type { ReviewBook } from '#domain/scheduling/replay'

export type Known = { cards: ReadonlyMap<string, Flashcard>; book: ReviewBook }

type Asked = { cards: Known['cards']; clock: StudyClock; queue: DayQueue }
const asked = new WeakMap<ReviewBook, Asked>()

/** The queue of the day of all cards. The day, the list of decks and each deck ask for the same one, so it is worked out once while nothing changes. */
export function dayQueue({ cards, book }: Known, clock: StudyClock): DayQueue {
  const last = asked.get(book)
  if (last?.cards === cards && last.clock === clock) return last.queue
  const queue = queueOfDay([...cards.values()], book, clock)
  asked.set(book, { cards, clock, queue })
  return queue
}

/** Everything to be asked today, in its order: learning cards whose minutes are not over come last, a little early rather than after a wait. */
export const dayOrder = ({ learning, due, fresh, later }: DayQueue): string[] => [...learning, ...due, ...fresh, ...later]

/** Those of one deck; of every deck where `deck` is null. */
export const ofDeck = (ids: readonly string[], deck: string | null, cards: Known['cards']): string[] =>
  ids.filter((id) => deck === null || cards.get(id)?.deck === deck)
