import type { Gift } from '#contract/payment'
import { totalPrice, type Product, type Products } from '#contract/product'
import type { User } from '#contract/user'

/** The offer for this visitor. `gift` is present where somebody pays for another user. */
export type Offer = Products & { user: User; gift: Gift | null }
/** The order of the visitor. `seats` come from the page of groups, `groupId` with them where a group is renewed. */
export type Order = { productId: string | null; seats: number | null; groupId: string | null }

/** Products to choose from: seats where they were asked for, else those that would add something: none once the season is paid for. */
export function plansOf({ products, user: { premium }, gift }: Offer, { seats }: Order): Product[] {
  if (gift) return [gift.product]
  if (seats !== null) return products.filter(({ kind }) => kind === 'group')
  const until = premium.status === 'active' ? (premium.until ?? null) : null
  const own = products.filter(({ kind }) => kind !== 'group')
  return own.some((product) => isCovered(product, until)) ? [] : own
}

const isCovered = ({ until }: Product, premiumUntil: string | null): boolean =>
  until !== null && premiumUntil !== null && Date.parse(premiumUntil) >= Date.parse(until)

/** The receipt of a guest needs an address. */
export const needsEmail = ({ user }: Offer): boolean => user.email === null

/** The chosen plan, else the first one. */
export function planOf(offer: Offer, order: Order): Product | undefined {
  const plans = plansOf(offer, order)
  return plans.find(({ id }) => id === order.productId) ?? plans[0]
}

/** The whole sum in kopiykas. */
export const sumOf = (plan: Product, { seats }: Order): number => totalPrice(plan, plan.kind === 'group' ? seats : null)
