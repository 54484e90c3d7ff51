import { fromPromise } from 'xstate'
import { hasGuest, loadAccount, logInAnonymously, logOut, type Account } from '../api/session-calls'
import type { Held, Tokens } from './tokens'

/** The calls of the session to the server; the app puts its own in their place where all tabs have to act as one. */
export const sessionActors = {
  logInAnonymously: fromPromise<string, { refused: string | null }>(() => logInAnonymously()),
  refreshTokens: fromPromise<Tokens, Held>(() => Promise.reject(new Error('Nothing refreshes tokens here'))),
  loadAccount: fromPromise<Account, boolean>(({ input: isUnasked }) => loadAccount(isUnasked)),
  logOut: fromPromise(() => logOut()),
  checkGuest: fromPromise(() => hasGuest()),
}
