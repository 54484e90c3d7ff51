import { waitFor } from 'xstate'
import type { Session } from './session.machine'
import { bearerIn } from './tokens'

/** The bearer that requests carry: the session token, else the guest’s, else none; waits while one is on its way. */
export async function bearerOf(session: Session): Promise<string | null> {
  const { tokens } = (await waitFor(session, (snapshot) => !snapshot.hasTag('waiting'))).context
  return bearerIn(tokens)
}
