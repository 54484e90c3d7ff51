import type { LocalStore } from '@/shared/lib/local-store'
import { inTurn, untilSeen } from './in-turn'
import { readTokens, storeTokens } from './token-store'

/**
 * Makes one guest for all tabs.
 * @param refused a token the server forgot; it stays until there is another.
 * @param signal aborted once nobody waits: the token is then not kept.
 */
export function logInOnce(store: LocalStore, refused: string | null, logIn: () => Promise<string>, signal: AbortSignal): Promise<string> {
  return inTurn('anonymous-login', async (isLate) => {
    const guest = () => {
      const { anonymousToken } = readTokens(store)
      return anonymousToken === refused ? null : anonymousToken
    }
    if (isLate) await untilSeen(() => guest() !== null)
    const stored = guest()
    if (stored) return stored
    const token = await logIn()
    if (!signal.aborted) storeTokens(store, { ...readTokens(store), anonymousToken: token })
    return token
  })
}
