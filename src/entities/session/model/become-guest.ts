import { createLocalStore } from '@/shared/lib/local-store'
import { createOwners } from './owners'
import type { Session } from './session.machine'
import { storeTokens } from './token-store'
import { guestTokens } from './tokens'

/** This device goes on as another guest, into whom the server has merged its own. @param token of that guest. */
export function becomeGuest(session: Session, token: string, store = createLocalStore()): void {
  const former = session.getSnapshot().context.tokens.anonymousToken
  if (former !== null) createOwners(store).join(former, token)
  const tokens = guestTokens(token)
  storeTokens(store, tokens)
  session.send({ type: 'tokens.change', tokens })
}
