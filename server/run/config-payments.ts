import * as v from 'valibot'
import type { OfferConfig } from '../money/payments/offer.ts'
import type { LiqpayKeys } from '../money/payments/liqpay.ts'

const text = v.optional(v.pipe(v.string(), v.minLength(1, 'порожнє значення')))
const hryvnias = (standard: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'потрібне ціле число гривень'),
      v.transform((amount) => Number(amount) * 100),
    ),
    standard,
  )
const steps = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}:[1-9]\d{0,5}(,[1-9]\d{0,2}:[1-9]\d{0,5})*$/, 'потрібні ціни за місце: 5:249,30:219'),
  v.transform((listed) =>
    listed.split(',').map((step) => {
      const [from = 0, price = 0] = step.split(':').map(Number)
      return { from, priceMinor: price * 100 }
    }),
  ),
  v.check((listed) => listed.every(({ from }, index) => from > (listed[index - 1]?.from ?? 0)), 'місця мають зростати'),
)

export const paymentSettings = {
  LIQPAY_PUBLIC_KEY: text,
  LIQPAY_PRIVATE_KEY: text,
  PRICE_SEASON: hryvnias('499'),
  PRICE_MONTH: hryvnias('149'),
  PRICE_SEAT: v.optional(steps, '5:299,15:269,30:239,60:209'),
  SEASON_END: v.optional(v.pipe(v.string(), v.isoDate('потрібна дата 2027-07-31'))),
}
const all = v.object(paymentSettings)

/** The price list and the keys of the provider. `keys` is null where there are none: then a sandbox pays, or nobody in production. */
export type PaymentConfig = { keys: LiqpayKeys | null; offer: OfferConfig }

/** Reads what payments need, or says in one Ukrainian line what does not fit together. */
export function paymentsOf(settings: v.InferOutput<typeof all>): PaymentConfig | string {
  const { LIQPAY_PUBLIC_KEY: publicKey, LIQPAY_PRIVATE_KEY: privateKey } = settings
  if ((publicKey === undefined) !== (privateKey === undefined)) return 'Для оплати потрібні разом LIQPAY_PUBLIC_KEY і LIQPAY_PRIVATE_KEY'
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    offer: {
      seasonMinor: settings.PRICE_SEASON,
      monthMinor: settings.PRICE_MONTH,
      seatSteps: settings.PRICE_SEAT,
      seasonEnd: settings.SEASON_END ?? null,
    },
  }
}
