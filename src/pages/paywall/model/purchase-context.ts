import type { StateValue } from 'xstate'
import type { Checkout, Gift, PaymentAnswer } from '#contract/payment'
import type { Problem } from '@/shared/api'
import { planOf, type Offer, type Order } from './offer'

/** The input of the purchase: the address, and what this visit stored earlier. */
export type Arrival = { paymentId: string | null; giftToken: string | null; order: Order; email: string }
export type PurchaseContext = Arrival & {
  /** The error in the address. */
  complaint: string | null
  offer: Offer | null
  answer: PaymentAnswer | null
  /** The link that somebody else may pay by. */
  link: Gift | null
  problem: Problem | null
  /** The number of automatic looks since the payer last asked. */
  looks: number
}

/** Ten minutes of a look every four seconds: whoever comes back later asks by a press or by showing the page. */
export const mostChecks = 150

export type PurchaseEvent =
  | { type: 'product.choose'; productId: string }
  | { type: 'email.type'; typed: string }
  | { type: 'payment.begin' | 'payment.check' | 'payment.resume' | 'gift.ask' | 'offer.load' | 'offer.show' }

export type Wish = { product: string; seats: number | null; group: string | null; email: string | null; gift: string | null }

/** Finds the product of the current order. */
export const wishOf = ({ offer, order, email, giftToken }: PurchaseContext): Wish => ({
  product: (offer && planOf(offer, order)?.id) ?? '',
  seats: order.seats,
  group: order.groupId,
  email: email.trim() || null,
  gift: giftToken,
})

/** The form of an answer to go on with. */
export const checkoutOf = ({ answer }: PurchaseContext): Checkout | null => answer?.checkout ?? null

type Outer = 'selling' | 'paying' | 'confirming' | 'unpaid' | 'gifting' | 'sent'
/** The names of the innermost states. */
export type Innermost<Value> = Value extends string
  ? Exclude<Value, Outer>
  : { [Key in keyof Value]-?: Innermost<NonNullable<Value[Key]>> }[keyof Value]

/** The innermost state of a chart without regions, by its own name. */
export const innermost = (value: StateValue): string => (typeof value === 'string' ? value : innermost(Object.values(value)[0] ?? ''))
