import { fromPromise, type PromiseActorLogic } from 'xstate'
import type { Checkout, Gift, PaymentAnswer } from '#contract/payment'
import type { Offer } from './offer'
import type { Wish } from './purchase-context'

const absent = <Output, Input>(): PromiseActorLogic<Output, Input> => fromPromise(() => Promise.reject(new Error('Nothing answers here')))

/** The actors of the purchase; the page provides its own calls. */
export const purchaseActors = {
  loadOffer: absent<Offer, string | null>(),
  beginPayment: absent<PaymentAnswer, Wish>(),
  leave: absent<void, Checkout | null>(),
  readPayment: absent<PaymentAnswer, string>(),
  makeGift: absent<Gift, string>(),
  readGift: absent<Gift, string>(),
}
