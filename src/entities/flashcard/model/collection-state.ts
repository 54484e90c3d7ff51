import type { OwnCards } from '#contract/own-card'
import type { DueCards } from '#domain/plan/reminder-text'
import { minutesFor } from '#domain/scheduling/minutes'
import type { ReviewBook } from '#domain/scheduling/replay'
import { queueOfDay } from '#domain/scheduling/queue'
import type { StudyClock } from '#domain/scheduling/calendar'
import type { Problem } from '@/shared/api'
import type { Library } from './library'

/** Everything that this device knows of the pupil’s cards. */
export type CollectionState = Library & {
  /** `failed`: nothing is on the device, and the server could not be asked. */
  phase: 'opening' | 'ready' | 'failed'
  book: ReviewBook
  own: OwnCards
  /** Facts and changes that the server does not have yet. */
  waiting: number
  /** The device keeps what is done; else it is lost with the page unless it reaches the server. */
  isSafe: boolean
  /** The reason why the server could not be asked last; null after it answered. */
  problem: Problem | null
  /** Changes that the server turned down for good. */
  refused: number
}

/** Counts the cards that come due today, and the minutes that they take this pupil; new ones do not count. */
export function dueOf({ cards, book }: Pick<CollectionState, 'cards' | 'book'>, clock: StudyClock): DueCards {
  const { learning, due } = queueOfDay([...cards.values()], book, clock)
  const count = learning.length + due.length
  return { count, minutes: minutesFor(count, 0, book) }
}
