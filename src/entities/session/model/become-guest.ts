import { createLocalStore } from '@/shared/lib/local-store'
import { createOwners } from './owners'
import type { Session } from './session.machine'
import { storeTokens } from './token-store'
import { guestTokens } from './tokens'

/** This device goes on as another guest. @param isJoined the server has merged the guest it was into that one: what waits here goes out as his. */
export function becomeGuest(session: Session, token: string, { isJoined }: { isJoined: boolean }, store = createLocalStore()): void {
  const former = session.getSnapshot().context.tokens.anonymousToken
  if (isJoined && former !== null) createOwners(store).join(former, token)
  const tokens = guestTokens(token)
  storeTokens(store, tokens)
  session.send({ type: 'tokens.change', tokens })
}
