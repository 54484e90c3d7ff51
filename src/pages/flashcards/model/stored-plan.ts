import type { LocalStore } from '@/shared/lib/local-store'
import { addressOf, type FlashcardLocation } from './flashcard-location'
import type { ReviewPlan } from './review-queue'

const key = 'cards_sitting'
type StoredPlan = { at: string; plan: ReviewPlan }
/** `today` is the day of study. */
type RoundAsked = { location: FlashcardLocation; today: string }

/**
 * The plan of a round of today that a reload has interrupted, else a new one: what was chosen at the start may not be found by the same rule
 * later.
 */
export function storedPlan(visit: LocalStore, { location, today }: RoundAsked, make: () => ReviewPlan): ReviewPlan {
  const at = `${today} ${addressOf(location)}`
  const stored = parsed(visit.read(key))
  if (stored?.at === at) return stored.plan
  const plan = make()
  // Cards that are still on their way are not there to be chosen from.
  if (plan.only?.length !== 0) visit.write(key, JSON.stringify({ at, plan } satisfies StoredPlan))
  return plan
}

export const dropPlan = (visit: LocalStore): void => visit.remove(key)

function parsed(text: string | null): StoredPlan | null {
  try {
    return text === null ? null : (JSON.parse(text) as StoredPlan)
  } catch {
    return null
  }
}
