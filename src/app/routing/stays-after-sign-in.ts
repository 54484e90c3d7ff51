import type { AddressName } from '@/shared/routes'
import { needsAccount, matchRoute } from './route'
import { routes } from './routes'

/** Pages that a new session finds busy: they know themselves where to go, or a paper lies open on them. */
const busy = new Set<AddressName>(['paywall', 'paywallV2', 'auth', 'authCallback', 'socialAuth', 'survey'])

/**
 * Says whether a visitor who signs in on this page stays there. All others go to /dashboard.
 * A page that a guard held back opens in its place, and an invitation to a group stays in hand.
 * @param isSiteGuarded `guards.global` of the configuration.
 */
export function staysAfterSignIn(path: string, isSiteGuarded = false, search = globalThis.location?.search ?? ''): boolean {
  const match = matchRoute(routes, path)
  const isInvited = match?.route.address === 'groupPremium' && new URLSearchParams(search).has('join')
  return match !== null && (isInvited || busy.has(match.route.address) || needsAccount(match.route, isSiteGuarded))
}
