import type { LocalStore } from '@/shared/lib/local-store'
import { readTokens, tokenKeys } from './tokens'

/**
 * Makes one guest for all tabs: the first tab to get the lock asks the server, the others find its token.
 * Where locks are missing or refused each tab asks for itself.
 */
export async function logInOnce(store: LocalStore, logIn: () => Promise<string>): Promise<string> {
  const logInUnlessDone = async (): Promise<string> => {
    const kept = readTokens(store).anonymousToken
    if (kept) return kept
    const token = await logIn()
    store.write(tokenKeys.anonymousToken, token)
    return token
  }
  return canLock() ? navigator.locks.request('skladu:anonymous-login', logInUnlessDone) : logInUnlessDone()
}

function canLock(): boolean {
  try {
    localStorage.getItem(tokenKeys.token)
    return 'locks' in navigator
  } catch {
    return false
  }
}
