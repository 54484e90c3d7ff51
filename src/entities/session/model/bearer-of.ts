import { waitFor } from 'xstate'
import { AnotherOwnerError, CutOffError } from '@/shared/api'
import type { Session } from './session.machine'
import { bearerIn, isOverdue } from './tokens'

/**
 * The bearer of requests: the session token, else the guest’s; waits while one is on its way. Rejects while none can be had, and with
 * `AnotherOwnerError` once who asked has left.
 */
export async function bearerOf(session: Session): Promise<string | null> {
  const { token } = session.getSnapshot().context.tokens
  session.send({ type: 'token.want' })
  const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('waiting'))
  if (token !== null && context.tokens.token === null) throw new AnotherOwnerError('Who asked has left')
  if (isOverdue(context)) throw new CutOffError('The token is overdue, and a new one cannot be had')
  return bearerIn(context.tokens)
}
