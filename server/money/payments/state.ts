import { paymentStateSchema, type PaymentState } from '#contract/payment'

/** The order in which states win: the contract lists them so. */
const order = paymentStateSchema.options

/**
 * The state after a report, whatever came before: the one that is further on. Reports may therefore come late, twice or in any order, and all
 * end alike. Money that arrives after a refusal or an expiry is not lost, and nothing brings a refunded payment back.
 */
export const stateAfter = (state: PaymentState, reported: PaymentState): PaymentState =>
  order.indexOf(reported) > order.indexOf(state) ? reported : state
