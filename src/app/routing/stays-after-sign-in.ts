import type { AddressName } from '@/shared/routes'
import { needsAccount, matchRoute } from './route'
import { routes } from './routes'

/** The specification’s own: whoever signs in here stays. */
export const paywalls: readonly AddressName[] = ['paywall', 'paywallV2']

/**
 * The other pages that stay in place, each with its reason, as in `tests/architecture/specification-map.md`. The first three go by
 * themselves where `returnTo` asks.
 */
export const asksToReturn: Readonly<Partial<Record<AddressName, string>>> = {
  auth: 'the page goes on to `returnTo` by itself',
  authCallback: 'the page goes on to `returnTo` by itself',
  socialAuth: 'the page goes on to `returnTo` by itself',
  survey: 'a paper lies open on it: its own 401 asked for the sign-in',
  profile: 'its guard asked for the sign-in: after signing in the page opens',
  groupPremium: 'with `?join=` alone: the invitation in hand asked for the sign-in',
}

/** Tells whether the page at this address opens to holders of an account alone. @param isSiteGuarded `guards.global` of the configuration. */
export function isGuarded(path: string, isSiteGuarded: boolean): boolean {
  const match = matchRoute(routes, path)
  return match !== null && needsAccount(match.route, isSiteGuarded)
}

/**
 * Says whether a visitor who signs in on this page stays there. All others go to /dashboard.
 * @param isSiteGuarded `guards.global` of the configuration: a page that it held back opens in its place.
 */
export function staysAfterSignIn(path: string, isSiteGuarded = false, search = globalThis.location?.search ?? ''): boolean {
  const match = matchRoute(routes, path)
  if (match === null) return false
  const { address } = match.route
  if (address === 'groupPremium') return new URLSearchParams(search).has('join') || needsAccount(match.route, isSiteGuarded)
  return paywalls.includes(address) || address in asksToReturn || needsAccount(match.route, isSiteGuarded)
}
