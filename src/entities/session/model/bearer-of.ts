import { waitFor } from 'xstate'
import { AnotherOwnerError, CutOffError } from '@/shared/api'
import type { Session } from './session.machine'
import { bearerIn, isOverdue } from './tokens'

/**
 * The bearer that requests carry: the session token, else the guest’s, else none; waits while one is on its way. Rejects while the token is overdue and
 * a new one cannot be had, and with `AnotherOwnerError` where the pupil who asked has left meanwhile.
 */
export async function bearerOf(session: Session): Promise<string | null> {
  const { token } = session.getSnapshot().context.tokens
  session.send({ type: 'token.want' })
  const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('waiting'))
  if (token !== null && context.tokens.token === null) throw new AnotherOwnerError('Who asked has left')
  if (isOverdue(context)) throw new CutOffError('The token is overdue, and a new one cannot be had')
  return bearerIn(context.tokens)
}
