import { dayMs } from '#domain/duration'
import type { LocalStore } from '@/shared/lib/local-store'

const key = 'reminders_declined'
const pauseMs = 60 * dayMs

/** Tells whether reminders may be offered: a no rests for sixty days. */
export function mayOffer(store: LocalStore, now: number): boolean {
  const declined = Number(store.read(key) ?? Number.NaN)
  return Number.isNaN(declined) || now - declined >= pauseMs || declined > now
}

export const declineOffer = (store: LocalStore, now: number): void => store.write(key, String(now))
