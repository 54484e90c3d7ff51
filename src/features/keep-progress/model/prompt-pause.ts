import { dayMs } from '#domain/duration'
import type { LocalStore } from '@/shared/lib/local-store'

const key = 'keep_progress_declined'
const pauseMs = 7 * dayMs

/** After so many cards in one sitting a guest is asked. */
export const cardsBeforePrompt = 20

/** Tells whether the prompt may be shown: it rests for seven days once it was declined. */
export function mayPrompt(store: LocalStore, now: number): boolean {
  const declined = Number(store.read(key) ?? Number.NaN)
  return Number.isNaN(declined) || now - declined >= pauseMs || declined > now
}

export const declinePrompt = (store: LocalStore, now: number): void => store.write(key, String(now))
