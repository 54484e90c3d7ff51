import { dayMs } from '#domain/duration'
import * as v from 'valibot'
import { giftAnswerSchema, giftRequestSchema, paymentAnswerSchema, paymentRequestSchema } from '#contract/payment'
import type { Checkout, Gift, PaymentAnswer } from '#contract/payment'
import { productsAnswerSchema } from '#contract/product'
import { userAnswerSchema } from '#contract/user'
import { paymentsStream, type BegunPayment } from '@/entities/payment'
import { api, ofOwner, problemOf } from '@/shared/api'
import type { DeviceLog } from '@/shared/lib/device-log'
import type { Offer } from '../model/offer'
import type { Wish } from '../model/purchase-context'

/** Lets a call be given up once nobody waits for its answer. */
const given = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** Everything the page stands on, asked for side by side. `gift` names the link that was opened. */
export async function loadOffer(gift: string | null, signal?: AbortSignal): Promise<Offer> {
  const client = await api()
  const [products, user, opened] = await Promise.all([
    client.get('v3/products', given(signal)).json(productsAnswerSchema),
    client.get('v3/user', given(signal)).json(userAnswerSchema),
    gift === null ? null : readGift(gift, signal),
  ])
  return { ...products.data, user: user.data.user, gift: opened }
}

export const readGift = async (token: string, signal?: AbortSignal): Promise<Gift> =>
  (await (await api()).get(`v3/gifts/${encodeURIComponent(token)}`, given(signal)).json(giftAnswerSchema)).data.gift

/** A link by which somebody else pays for the product. */
export async function makeGift(product: string): Promise<Gift> {
  const json = v.parse(giftRequestSchema, { product })
  return (await (await api()).post('v3/gifts', { json }).json(giftAnswerSchema)).data.gift
}

export const readPayment = async (id: string, signal?: AbortSignal): Promise<PaymentAnswer> =>
  (await (await api()).get(`v3/payments/${encodeURIComponent(id)}`, given(signal)).json(paymentAnswerSchema)).data

/** The age at which a wish to pay no longer counts as the same. */
const sameWishMs = dayMs

/** Begins payments. The same wish keeps its key until the server has answered, over a reload too, so that one payment comes of however many tries. */
export function paymentBeginner(device: DeviceLog): (wish: Wish) => Promise<PaymentAnswer> {
  const log = device.of(paymentsStream)
  return async (wish) => {
    const json = v.parse(paymentRequestSchema, wish)
    const said = JSON.stringify(json)
    const owner = device.owners.current()
    const isSame = ({ fact }: { fact: BegunPayment }) => fact.said === said && Date.now() - Date.parse(fact.at) < sameWishMs
    const [begun] = (await log.waiting()).filter(isSame).map(({ fact }) => fact)
    const [fact] = begun ? [begun] : await log.append([{ said }], { at: Date.now() })
    const key = fact?.id ?? ''
    try {
      const once = { headers: { 'Idempotency-Key': key }, context: ofOwner(owner) }
      const answer = await (await api()).post('v3/payments', { json, ...once }).json(paymentAnswerSchema)
      await log.settle([key], 'delivered')
      return answer.data
    } catch (error) {
      if (problemOf(error).status !== null) await log.settle([key], 'delivered')
      throw error
    }
  }
}

/** Leaves for the provider with its form; the page is then gone, so this never resolves. */
export function leaveForProvider(checkout: Checkout | null, apiBaseUrl: string): Promise<never> {
  if (!checkout) return Promise.reject(new Error('There is no form to go on with'))
  const { action, data, signature } = checkout
  const form = document.createElement('form')
  form.method = 'post'
  form.action = new URL(action, new URL(apiBaseUrl, location.href)).href
  form.hidden = true
  for (const [name, value] of Object.entries({ data, signature })) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  return new Promise(() => undefined)
}
