import type { Checkout, PaymentState } from '#contract/payment'
import type { LiqpayForm } from './liqpay-form.ts'

/**
 * A provider’s report on an order, to be believed only where order, amount and currency are ours. `refundedMinor`: gone back so far; with
 * `isReturn` the amount is the return alone.
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
