import { consentVersion } from '#contract/consent'
import { giveConsent as send } from '@/entities/session'
import type { LocalStore } from '@/shared/lib/local-store'

const key = 'consent_to_give'

/** Remembers, until the server knows it, that the owner of a new account agreed to the terms on the screen. */
export const keepConsent = (store: LocalStore): void => store.write(key, consentVersion)

/** Somebody else holds the session now, or nobody. */
export const dropConsent = (store: LocalStore): void => store.remove(key)

/** Tells the server once the account is there; a call that fails is made again when the account is next loaded. */
export async function giveConsent(store: LocalStore): Promise<void> {
  const version = store.read(key)
  if (version === null) return
  await send(version)
  if (store.read(key) === version) dropConsent(store)
}
