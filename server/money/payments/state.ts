import { paymentStateSchema, type PaymentState } from '#contract/payment'

/** The order in which states win: the contract lists them so. */
const order = paymentStateSchema.options

/**
 * The state after a report: the one that is further on, so that reports may come late, twice or in any order. Nothing brings a refunded
 * payment back.
 */
export const stateAfter = (state: PaymentState, reported: PaymentState): PaymentState =>
  order.indexOf(reported) > order.indexOf(state) ? reported : state
