import type { SessionAnswer } from '#contract/auth'
import type { Problem } from '@/shared/api'
import type { Surroundings } from '@/shared/lib/surroundings'
import type { LocalStore } from '@/shared/lib/local-store'

/** What a browser holds: a session token, or only a guest’s; `refreshAt` is ms since the epoch. */
export type Tokens = { token: string | null; refreshToken: string | null; refreshAt: number | null; anonymousToken: string | null }

export const noTokens: Tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: null }

/** Names in the browser’s storage, as the specification spells them; `token_refresh_at` is ours. */
export const tokenKeys = {
  token: 'token',
  refreshToken: 'refresh_token',
  refreshAt: 'token_refresh_at',
  anonymousToken: 'anonymous_token',
  premiumStatus: 'premiumStatus',
} as const

export function readTokens(store: LocalStore): Tokens {
  return {
    token: store.read(tokenKeys.token) || null,
    refreshToken: store.read(tokenKeys.refreshToken) || null,
    refreshAt: Number(store.read(tokenKeys.refreshAt)) || null,
    anonymousToken: store.read(tokenKeys.anonymousToken) || null,
  }
}

/** Other tabs look when a token changes: what belongs to it is there before it, and it is there before the guest’s goes. */
export function writeTokens(store: LocalStore, tokens: Tokens): void {
  keep(store, tokenKeys.refreshToken, tokens.refreshToken)
  keep(store, tokenKeys.refreshAt, tokens.refreshAt === null ? null : String(tokens.refreshAt))
  keep(store, tokenKeys.token, tokens.token)
  keep(store, tokenKeys.anonymousToken, tokens.anonymousToken)
  if (tokens.token === null) store.remove(tokenKeys.premiumStatus)
}

/** What requests carry: the session token, else the guest’s, else nothing. */
export const bearerIn = ({ token, anonymousToken }: Tokens): string | null => token ?? anonymousToken

/** Whether two tabs send the same bearer, and whether everything that they hold is the same. */
export const isSameBearer = (one: Tokens, other: Tokens): boolean => bearerIn(one) === bearerIn(other)
export const isSame = (one: Tokens, other: Tokens): boolean =>
  one.token === other.token &&
  one.anonymousToken === other.anonymousToken &&
  one.refreshToken === other.refreshToken &&
  one.refreshAt === other.refreshAt

function keep(store: LocalStore, key: string, text: string | null): void {
  if (text === null) store.remove(key)
  else if (store.read(key) !== text) store.write(key, text)
}

/** Whether this deployment refreshes tokens, and their age in seconds when the back end does not say. */
export type RefreshRules = { canRefresh: boolean; maxAgeSeconds: number }

/** What a tab holds, and the rules for it. */
export type Held = { tokens: Tokens; rules: RefreshRules }

type Timed = Pick<Surroundings, 'now'>

export type Granted = SessionAnswer['data']

/** A back end that names no age or a tiny one is not asked without end. */
const shortestAge = 10

/** Timers longer than this fire at once in browsers. */
const longestTimer = 2_000_000_000

/** Milliseconds until the token should be refreshed, not less than 0; far away where nothing can refresh it. */
export const untilRefresh = ({ tokens: { refreshToken, refreshAt }, rules: { canRefresh }, now }: Held & Timed): number =>
  canRefresh && refreshToken !== null && refreshAt !== null ? Math.min(Math.max(0, refreshAt - now()), longestTimer) : longestTimer

export const guestTokens = (anonymousToken: string): Tokens => ({ ...noTokens, anonymousToken })

/** Tokens after a session was given: the guest’s token has served. */
export const withSession = ({ tokens, rules, now }: Held & Timed, data: Granted): Tokens => ({
  token: data.token,
  refreshToken: data.refresh_token ?? tokens.refreshToken,
  refreshAt: now() + Math.max(data.max_age ?? rules.maxAgeSeconds, shortestAge) * 1000,
  anonymousToken: null,
})

/** The server has said that the refresh token is no good; after any other failure it is worth trying again. */
export const isRefusal = ({ status }: Problem): boolean => status !== null && status >= 400 && status < 500 && status !== 429
