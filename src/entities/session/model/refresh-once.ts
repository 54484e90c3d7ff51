import { retryAfterOf } from '@/shared/lib/device-log'
import type { LocalStore } from '@/shared/lib/local-store'
import { surroundings } from '@/shared/lib/surroundings'
import { inTurn, untilSeen } from './in-turn'
import { createOwners } from './owners'
import { readTokens, storeTokens } from './token-store'
import { bearerIn, withSession, type Granted, type Held, type Tokens } from './tokens'

/**
 * Refreshes the tokens once for all tabs; the others take them over. Rejects where another tab has left meanwhile.
 * @param signal aborted once the session is over: tokens are then not kept.
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
        // Whoever has left or signed in elsewhere meanwhile has the last word.
        if (isReplaced()) break
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

/** Acts on the refusal of a bearer: at once, or where a tab is just replacing this bearer, when that is over. */
export const afterRefresh = (store: LocalStore, bearer: string, act: () => void): Promise<void> =>
  inTurn('refresh', async (isLate) => {
    if (isLate) await untilSeen(() => bearerIn(readTokens(store)) !== bearer)
    act()
  })

/** A page loaded anew asks with a token whose new pair was lost on the way: the server has it wait a few seconds. */
const longestWait = 10_000
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function leftBehind(store: LocalStore): Tokens {
  const tokens = readTokens(store)
  if (tokens.token === null) throw new Error('Another tab has left')
  return tokens
}
