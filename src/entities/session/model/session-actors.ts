import { fromPromise } from 'xstate'
import { calls } from '../api/calls'
import type { Account } from '../api/session-calls'
import type { Held, Tokens } from './tokens'

/** What the session asks the server for; the app puts its own in their place where all tabs have to act as one. */
export const sessionActors = {
  logInAnonymously: fromPromise<string, { refused: string | null }>(async () => (await calls()).logInAnonymously()),
  refreshTokens: fromPromise<Tokens, Held>(() => Promise.reject(new Error('Nothing refreshes tokens here'))),
  loadAccount: fromPromise<Account, boolean>(async ({ input: isUnasked }) => (await calls()).loadAccount(isUnasked)),
  logOut: fromPromise(async () => (await calls()).logOut()),
  checkGuest: fromPromise(async () => (await calls()).isGuestKnown()),
}
