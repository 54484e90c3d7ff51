import type { Checkout, PaymentState } from '#contract/payment'
import type { LiqpayForm } from './liqpay-form.ts'

/**
 * The report of a provider on an order. It is to be believed only where order, amount and currency are those of a payment of ours. `refundedMinor`
 * is what has gone back so far; a report of a return may give that alone as its amount, and then `isReturn`.
 */
export type Report = {
  orderId: string
  state: PaymentState
  amountMinor: number
  refundedMinor: number
  isReturn: boolean
  currency: string
  reason: string | null
}

/** The order that a payer takes to the provider. Addresses are absolute. */
export type Order = {
  id: string
  amountMinor: number
  description: string
  expiresAt: Date
  resultUrl: string
  serverUrl: string
}

/** The provider that takes the money. */
export type Provider = {
  /** No money is taken. */
  isTest: boolean
  checkout: (order: Order) => Checkout
  /** Reads a callback; null when it was not signed by the provider, or is about something else than a payment to us. */
  readCallback: (form: LiqpayForm) => Report | null
  /** Asks for the state of an order; null when the provider does not know it. Throws when it cannot be asked. */
  status: (orderId: string) => Promise<Report | null>
}
