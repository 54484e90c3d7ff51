import type { Checkout, Gift, Payment, PaymentAnswer } from '#contract/payment'
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
export const mostLooks = 150

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

/** The answer in the event of an actor that is done. */
export const answerIn = (event: object): PaymentAnswer | null => ('output' in event ? (event.output as PaymentAnswer) : null)
export const stateIn = (event: object): Payment['state'] | null => answerIn(event)?.payment.state ?? null

/** Lets a visitor pay in a state; one who has sent a link may still pay alone. */
export const paying = {
  'email.type': { actions: 'typeEmail' },
  'payment.begin': [{ guard: 'isUnfit', actions: 'complain' }, { target: 'beginning' }],
} as const
/** A link is for one product. */
export const choosingAnew = { 'product.choose': { target: 'choosing', actions: 'choose' } } as const
