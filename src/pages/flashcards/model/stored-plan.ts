import type { LocalStore } from '@/shared/lib/local-store'
import { addressOf, type FlashcardLocation } from './flashcard-location'
import type { ReviewPlan } from './review-queue'

const key = 'cards_sitting'
type KeptPlan = { at: string; plan: ReviewPlan }

/** The plan of a sitting that a reload has interrupted, else a new one: what was chosen at the start may not be found by the same rule later. */
export function keptPlan(visit: LocalStore, place: FlashcardLocation, make: () => ReviewPlan): ReviewPlan {
  const at = addressOf(place)
  const kept = parsed(visit.read(key))
  if (kept?.at === at) return kept.plan
  const plan = make()
  // Cards that are still on their way are not there to be chosen from.
  if (plan.only?.length !== 0) visit.write(key, JSON.stringify({ at, plan } satisfies KeptPlan))
  return plan
}

export const dropPlan = (visit: LocalStore): void => visit.remove(key)

function parsed(text: string | null): KeptPlan | null {
  try {
    return text === null ? null : (JSON.parse(text) as KeptPlan)
  } catch {
    return null
  }
}
