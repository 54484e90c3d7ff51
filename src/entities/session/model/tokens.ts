import type { SessionAnswer } from '#contract/auth'
import type { Problem } from '@/shared/api'
import type { Surroundings } from '@/shared/lib/surroundings'

/** The tokens of a browser: of a session, or only of a guest; `refreshAt` is ms since the epoch. */
export type Tokens = { token: string | null; refreshToken: string | null; refreshAt: number | null; anonymousToken: string | null }

export const noTokens: Tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: null }

/** The bearer of requests: the session token, else the guest’s, else null. */
export const bearerIn = ({ token, anonymousToken }: Tokens): string | null => token ?? anonymousToken

/** Tells whether two tabs send the same bearer, and whether everything that they hold is the same. */
export const isSameBearer = (one: Tokens, other: Tokens): boolean => bearerIn(one) === bearerIn(other)
export const isSame = (one: Tokens, other: Tokens): boolean =>
  one.token === other.token &&
  one.anonymousToken === other.anonymousToken &&
  one.refreshToken === other.refreshToken &&
  one.refreshAt === other.refreshAt

/** The rules of this deployment: whether it refreshes tokens, and their age in seconds when the back end does not say. */
export type RefreshRules = { canRefresh: boolean; maxAgeSeconds: number }

/** The tokens of a tab, and the rules for them. */
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

/** Tells whether the token is to be replaced before any call goes out with it. */
export const isOverdue = (held: Held & Timed): boolean => untilRefresh(held) === 0

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
