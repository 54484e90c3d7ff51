import { createLocalStore, createStoredSet } from '@/shared/lib/local-store'

const given = createStoredSet(createLocalStore(), 'seats_given', 50)

export const lockName = (survey: string): string => `attempt:${survey}`

/** The paper goes on at another device: here it is only read, after a reload too, until somebody takes it back. */
export const isLockGiven = given.has

export async function giveLockAway(survey: string): Promise<void> {
  given.add(survey)
  // Whatever tab has the lock loses it, and does not get it back by waiting.
  await navigator.locks?.request(lockName(survey), { steal: true }, async () => undefined).catch(() => undefined)
}

export const takeLockBack = given.remove
