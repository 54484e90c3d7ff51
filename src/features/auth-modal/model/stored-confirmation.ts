import type { LocalStore } from '@/shared/lib/local-store'

const key = 'reset_confirmation_until'
const ttlSeconds = 50

/** Remembers for 50 seconds that a new password is on its way, so that a reload shows it again; a reload does not lengthen the time. */
export function storeConfirmation(visit: LocalStore, now: number): void {
  if (!hasStoredConfirmation(visit, now)) visit.write(key, String(now + ttlSeconds * 1000))
}

/** The visitor has read it. */
export const dropConfirmation = (visit: LocalStore): void => visit.remove(key)

export const hasStoredConfirmation = (visit: LocalStore, now: number): boolean => Number(visit.read(key)) > now
