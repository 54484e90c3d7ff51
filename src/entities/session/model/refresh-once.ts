import type { LocalStore } from '@/shared/lib/local-store'
import { surroundings } from '@/shared/lib/surroundings'
import { inTurn } from './in-turn'
import { createOwners } from './owners'
import { readTokens, withSession, writeTokens, type Granted, type Held, type Tokens } from './tokens'
import { untilSeen } from './until-seen'

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
    if (isReplaced()) return leftBehind(store)
    try {
      const tokens = withSession({ ...held, ...surroundings }, await refresh(held.tokens.refreshToken ?? ''))
      createOwners(store).join(tokens.token, held.tokens.token)
      if (!signal.aborted) writeTokens(store, tokens)
      return tokens
    } catch (error) {
      await untilSeen(isReplaced)
      if (isReplaced()) return leftBehind(store)
      throw error
    }
  })
}

function leftBehind(store: LocalStore): Tokens {
  const tokens = readTokens(store)
  if (tokens.token === null) throw new Error('Another tab has left')
  return tokens
}
