import { waitFor } from 'xstate'
import type { Session } from './session.machine'
import { bearerIn, untilRefresh } from './tokens'

/**
 * The bearer that requests carry: the session token, else the guest’s, else none; waits while one is on its way.
 * Timers stand while a device sleeps: a token that came of age meanwhile is replaced first.
 */
export async function bearerOf(session: Session): Promise<string | null> {
  const { context } = session.getSnapshot()
  if (untilRefresh(context) === 0) session.send({ type: 'tokens.change', tokens: context.tokens })
  const { tokens } = (await waitFor(session, (snapshot) => !snapshot.hasTag('waiting'))).context
  return bearerIn(tokens)
}
