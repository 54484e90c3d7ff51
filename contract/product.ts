import * as v from 'valibot'
import { contentId } from '#domain/text'

/** Seats from this number on cost this much each, in kopiykas. */
const seatStepSchema = v.object({ from: v.number(), priceMinor: v.number() })

/**
 * A product, paid for once. Prices are whole kopiykas, of one seat where `seats` says so, with `steps` from the fewest up. Premium lasts
 * until `until` or for `days`; one is null.
 */
export const productSchema = v.object({
  id: v.string(),
  kind: v.picklist(['season', 'month', 'group']),
  title: v.string(),
  priceMinor: v.number(),
  currency: v.literal('UAH'),
  until: v.nullable(v.string()),
  days: v.nullable(v.number()),
  isRenewing: v.boolean(),
  refundDays: v.number(),
  seats: v.nullable(v.object({ least: v.number(), most: v.number(), steps: v.array(seatStepSchema) })),
})
export type Product = v.InferOutput<typeof productSchema>
export const productId = contentId

/** The two pages of one offer; the same visitor always gets the same one. */
export const paywallVariantSchema = v.picklist(['paywall', 'paywallv2'])
export type PaywallVariant = v.InferOutput<typeof paywallVariantSchema>

/** `isTest`: no money is taken here. `canPay` is false where no payments are set up. */
export const productsAnswerSchema = v.object({
  data: v.object({ products: v.array(productSchema), variant: paywallVariantSchema, isTest: v.boolean(), canPay: v.boolean() }),
})
export type Products = v.InferOutput<typeof productsAnswerSchema>['data']

/** Price of one seat when this many are bought. */
export function seatPrice(product: Product, seats: number): number {
  const steps = product.seats?.steps ?? []
  return steps.findLast(({ from }) => from <= seats)?.priceMinor ?? product.priceMinor
}

/** The whole price in kopiykas; `seats` is null for what has none. */
export const totalPrice = (product: Product, seats: number | null): number =>
  seats === null ? product.priceMinor : seatPrice(product, seats) * seats
