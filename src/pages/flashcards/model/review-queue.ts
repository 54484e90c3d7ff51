import type { StudyClock } from '#domain/scheduling/calendar'
import { dayOrder, dayQueue, type Known } from './day-queue'
import type { Look } from './review-round'

/**
 * The plan of a round: all that is due today, some cards in the order of need, or a look ahead that changes no date (`cram`). `only` null: every
 * card of the pupil.
 */
export type ReviewPlan = { isCram: boolean; only: readonly string[] | null }

/** Ids still to be asked in a round, the next one first. */
export function reviewQueue(plan: ReviewPlan, known: Known, looks: readonly Look[], clock: StudyClock): string[] {
  const { cards } = known
  if (plan.isCram)
    return cramQueue(
      (plan.only ?? [...cards.keys()]).filter((id) => cards.has(id)),
      looks,
    )
  const queue = dayQueue(known, clock)
  if (!plan.only) return dayOrder(queue)
  const due = new Set([...dayOrder(queue), ...queue.waitingDue, ...queue.waitingFresh, ...queue.spare])
  return orderedBy(
    dayOrder(queue),
    plan.only.filter((id) => due.has(id)),
  )
}

/** Those that the queue of the day knows stand as there, learning ones among them; the rest follow. */
function orderedBy(order: readonly string[], ids: readonly string[]): string[] {
  const indexOf = new Map(order.map((id, index) => [id, index]))
  return ids.toSorted((a, b) => (indexOf.get(a) ?? Infinity) - (indexOf.get(b) ?? Infinity) || 0)
}

/** Drops recalled cards; the rest comes again after the others. */
function cramQueue(ids: readonly string[], looks: readonly Look[]): string[] {
  const through = new Set(looks.filter(({ grade }) => grade === null || grade > 1).map(({ card }) => card))
  const again = new Set(looks.map(({ card }) => card).filter((card) => !through.has(card)))
  return [...ids.filter((id) => !through.has(id) && !again.has(id)), ...ids.filter((id) => again.has(id))]
}
