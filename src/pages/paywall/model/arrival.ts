import type { PaywallVariant } from '#contract/product'
import { addresses, sameOriginPath } from '@/shared/routes'
import type { LocalStore } from '@/shared/lib/local-store'

const keys = { returnTo: 'paywall_return', choice: 'paywall_choice', email: 'paywall_email' }

/** The content of the address: the payment that the payer comes back from, the link that was opened, what is to be bought, where to return. */
export function arrivalOf(search: string) {
  const query = new URLSearchParams(search)
  const seats = Number(query.get('seats'))
  const order = {
    productId: query.get('product'),
    seats: Number.isSafeInteger(seats) && seats > 0 ? seats : null,
    groupId: query.get('group'),
  }
  return { paymentId: query.get('payment'), giftToken: query.get('gift'), returnTo: query.get('returnTo'), order }
}

/** The page of the offer that the server gave this visitor, for an address that asks for it; null for one that names a page itself. */
export function ownPage(search: string, variant: PaywallVariant): string | null {
  const query = new URLSearchParams(search)
  if (query.get('variant') !== 'own') return null
  query.delete('variant')
  const path = variant === 'paywallv2' ? addresses.paywallV2.to() : addresses.paywall.to()
  return query.size === 0 ? path : `${path}?${query}`
}

/** The target of «Не зараз»: the page before the paywall, also after the way to the provider and back. */
export function storedReturn(visit: LocalStore, asked: string | null, before: string | null): string {
  const path = sameOriginPath(asked ?? visit.read(keys.returnTo) ?? before)
  const isOurs = path !== '/' && !path.startsWith(addresses.paywall.to()) && !path.startsWith('/api/')
  if (!isOurs) return addresses.dashboard.to()
  visit.write(keys.returnTo, path)
  return path
}

/** Stores the choices and texts of the form over a reload, a lost network and the way to the provider. */
export const storedChoice = (visit: LocalStore) => ({ productId: visit.read(keys.choice), email: visit.read(keys.email) ?? '' })
export function keepChoice(visit: LocalStore, { productId, email }: { productId: string | null; email: string }): void {
  if (productId !== null) visit.write(keys.choice, productId)
  visit.write(keys.email, email)
}

/** The page of this site before this one, as the browser’s history tells; null where it does not. */
export function pageBefore(): string | null {
  const { navigation } = globalThis as { navigation?: Navigation }
  const entries = navigation?.entries() ?? []
  const last = entries.slice(0, navigation?.currentEntry?.index ?? 0).findLast(({ url }) => url !== null && !/\/(paywall|api)\b/.test(url))
  if (!last?.url) return null
  const { pathname, search, hash } = new URL(last.url)
  return pathname + search + hash
}
