import { retryAfterOf } from '@/shared/lib/device-log'
import type { LocalStore } from '@/shared/lib/local-store'
import { surroundings } from '@/shared/lib/surroundings'
import { inTurn, untilSeen } from './in-turn'
import { createOwners } from './owners'
import { readTokens, storeTokens } from './token-store'
import { withSession, type Granted, type Held, type Tokens } from './tokens'

/**
 * Refreshes the tokens once for all tabs: a tab whose turn comes after another has refreshed takes over the new tokens.
 * Rejects where another tab has left meanwhile; what that means reaches this tab by itself.
 * @param signal aborted once the session that asked is over: new tokens are then not kept.
 */
export function refreshOnce(
  store: LocalStore,
  held: Held,
  refresh: (refreshToken: string) => Promise<Granted>,
  signal: AbortSignal,
): Promise<Tokens> {
  const isReplaced = () => readTokens(store).token !== held.tokens.token
  return inTurn('refresh', async (isLate) => {
    if (isLate) await untilSeen(isReplaced)
    for (let isLast = false; !isReplaced(); isLast = true) {
      try {
        const tokens = withSession({ ...held, ...surroundings }, await refresh(held.tokens.refreshToken ?? ''))
        createOwners(store).join(tokens.token, held.tokens.token)
        if (!signal.aborted) storeTokens(store, tokens)
        return tokens
      } catch (error) {
        await untilSeen(isReplaced)
        const wait = retryAfterOf(error, surroundings.now())
        if (!isReplaced() && (isLast || signal.aborted || wait === 0 || wait > longestWait)) throw error
        if (!isReplaced()) await after(wait)
      }
    }
    return leftBehind(store)
  })
}

/** A page loaded anew asks with a token whose new pair was lost on the way: the server has it wait a few seconds. */
const longestWait = 10_000
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function leftBehind(store: LocalStore): Tokens {
  const tokens = readTokens(store)
  if (tokens.token === null) throw new Error('Another tab has left')
  return tokens
}
