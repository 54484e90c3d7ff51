import type { LocalStore } from '@/shared/lib/local-store'
import type { Tokens } from './tokens'

/** Names in the browser’s storage, as the specification spells them; `token_refresh_at` is ours. No other module knows or writes them. */
const tokenKeys = {
  token: 'token',
  refreshToken: 'refresh_token',
  refreshAt: 'token_refresh_at',
  anonymousToken: 'anonymous_token',
  premiumStatus: 'premiumStatus',
} as const

/** A text that a header can carry; any other counts as no token, for it would fail every call. */
const bearerOf = (stored: string | null): string | null => (stored !== null && /^[\x21-\x7e]+$/.test(stored) ? stored : null)

/** The tokens that this browser holds. */
export function readTokens(store: LocalStore): Tokens {
  return {
    token: bearerOf(store.read(tokenKeys.token)),
    refreshToken: store.read(tokenKeys.refreshToken) || null,
    refreshAt: Number(store.read(tokenKeys.refreshAt)) || null,
    anonymousToken: bearerOf(store.read(tokenKeys.anonymousToken)),
  }
}

/** Writes the tokens that differ, the token last and the guest’s removal after it: other tabs look when a token changes. */
export function storeTokens(store: LocalStore, tokens: Tokens): void {
  keep(store, tokenKeys.refreshToken, tokens.refreshToken)
  keep(store, tokenKeys.refreshAt, tokens.refreshAt === null ? null : String(tokens.refreshAt))
  keep(store, tokenKeys.token, tokens.token)
  keep(store, tokenKeys.anonymousToken, tokens.anonymousToken)
  if (tokens.token === null) store.remove(tokenKeys.premiumStatus)
}

/** Writes the premium status of the account for whoever reads it without the session. */
export const storePremiumStatus = (store: LocalStore, status: string): void => store.write(tokenKeys.premiumStatus, status)

/** Tells whether a change of this key by another tab may change the bearer; null means that everything was cleared. */
export const isBearerKey = (key: string | null): boolean => key === null || key === tokenKeys.token || key === tokenKeys.anonymousToken

function keep(store: LocalStore, key: string, text: string | null): void {
  if (text === null) store.remove(key)
  else if (store.read(key) !== text) store.write(key, text)
}
