import * as v from 'valibot'
import { emailSchema } from './auth.ts'
import { productId, productSchema } from './product.ts'
import { plainText } from '#domain/text'

/** Names the link by which somebody else pays: 22 characters that nobody guesses. */
export const giftToken = v.pipe(v.string('Хибне посилання'), v.regex(/^[\w-]{22}$/, 'Хибне посилання'))

/**
 * An order. `group` renews one of the caller’s. `email` is where the receipt goes, else the account’s. With `gift` the maker of that link
 * gets what is paid for.
 */
export const paymentRequestSchema = v.object({
  product: productId,
  seats: v.optional(
    v.nullable(v.pipe(v.number('Хибна кількість місць'), v.integer('Хибна кількість місць'), v.minValue(1, 'Хибна кількість місць'))),
    null,
  ),
  group: v.optional(v.nullable(v.pipe(v.string('Хибний клас'), v.uuid('Хибний клас'))), null),
  email: v.optional(v.nullable(emailSchema), null),
  gift: v.optional(v.nullable(giftToken), null),
})
export type PaymentRequest = v.InferOutput<typeof paymentRequestSchema>

/**
 * `created`: the payer is with the provider; `pending`: the bank decides; `expired`: nobody paid in time. A failed or expired one may
 * still be paid, a paid one refunded; nothing leads back.
 */
export const paymentStateSchema = v.picklist(['created', 'pending', 'expired', 'failed', 'paid', 'refunded'])
export type PaymentState = v.InferOutput<typeof paymentStateSchema>

/**
 * `isOwn`: the caller gets what is paid for. `reason`: why the provider refused. `refundedMinor`: gone back so far; of a `paid` one a
 * part, which takes nothing away.
 */
export const paymentSchema = v.object({
  id: v.string(),
  product: v.object({ id: v.string(), kind: productSchema.entries.kind, title: v.string() }),
  seats: v.nullable(v.number()),
  amountMinor: v.number(),
  currency: v.literal('UAH'),
  state: paymentStateSchema,
  isTest: v.boolean(),
  isGift: v.boolean(),
  isOwn: v.boolean(),
  createdAt: v.string(),
  paidAt: v.nullable(v.string()),
  until: v.nullable(v.string()),
  refundedAt: v.nullable(v.string()),
  refundedMinor: v.number(),
  reason: v.nullable(v.string()),
})
export type Payment = v.InferOutput<typeof paymentSchema>

/** A form to be posted to the provider as it is: LiqPay’s `data` and `signature`. `action` is absolute, or a path on the API’s origin. */
export const checkoutSchema = v.object({ action: v.string(), data: v.string(), signature: v.string() })
export type Checkout = v.InferOutput<typeof checkoutSchema>

/** `checkout` is there while the payer may go on to the provider. */
export const paymentAnswerSchema = v.object({ data: v.object({ payment: paymentSchema, checkout: v.nullable(checkoutSchema) }) })
export type PaymentAnswer = v.InferOutput<typeof paymentAnswerSchema>['data']
/** Answer to `GET /v3/payments`: own payments and those for the caller, newest first; what was never begun is left out. */
export const paymentsAnswerSchema = v.object({ data: v.object({ payments: v.array(paymentSchema) }) })

/** Body of `POST /v3/gifts`: asks for a link by which somebody else pays for this product. The same link comes again while it is good. */
export const giftRequestSchema = v.object({ product: productId })
/** The facts that a gift link shows to everybody: the first name of the pupil, or null; the product; its end; whether it is paid already. */
export const giftSchema = v.object({
  token: v.string(),
  name: v.nullable(v.string()),
  product: productSchema,
  isOwn: v.boolean(),
  isPaid: v.boolean(),
  isTest: v.boolean(),
  expiresAt: v.string(),
})
export type Gift = v.InferOutput<typeof giftSchema>
export const giftAnswerSchema = v.object({ data: v.object({ gift: giftSchema }) })

/** The body that the provider posts to `/v3/payments/liqpay/callback`. */
export const callbackSchema = v.object({
  data: v.pipe(plainText, v.maxLength(20_000)),
  signature: v.pipe(plainText, v.maxLength(200)),
})
