import * as v from 'valibot'
import type { PaymentState } from '#contract/payment'
import { readForm, signForm, type LiqpayForm } from './liqpay-form.ts'
import type { Provider, Report } from './provider.ts'

export type LiqpayKeys = { publicKey: string; privateKey: string }
type Liqpay = LiqpayKeys & {
  /** The address that the payer’s form is posted to. */
  checkoutUrl: string
  /** Sends a signed form to the server-to-server API and gives its JSON answer. */
  request: (form: LiqpayForm) => Promise<unknown>
}

/** The address of LiqPay itself. Source: liqpay.ua/doc, Checkout and Status, API version 3. */
export const liqpayCheckoutUrl = 'https://www.liqpay.ua/api/3/checkout'
const requestUrl = 'https://www.liqpay.ua/api/request'

const sum = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]), v.finite())
const minorOf = (hryvnias: number): number => Number((hryvnias * 100).toFixed(6))
const reportSchema = v.object({
  public_key: v.optional(v.string()),
  action: v.optional(v.string()),
  status: v.string(),
  order_id: v.string(),
  amount: sum,
  refund_amount: v.optional(v.nullable(sum)),
  currency: v.string(),
  err_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
})

const states: Record<string, PaymentState> = {
  success: 'paid',
  // The money has left the payer and comes with the daily transfer.
  wait_compensation: 'paid',
  reversed: 'refunded',
  failure: 'failed',
  error: 'failed',
  try_again: 'failed',
  processing: 'pending',
  wait_accept: 'pending',
  wait_secure: 'pending',
  wait_card: 'pending',
  wait_lc: 'pending',
  hold_wait: 'pending',
  invoice_wait: 'pending',
  cash_wait: 'pending',
}

/** Keys that begin with `sandbox_` are those of a shop that takes no money. */
export const isTestKey = (publicKey: string): boolean => publicKey.startsWith('sandbox_')

/** LiqPay’s Checkout behind our port. */
export function liqpay({ publicKey, privateKey, checkoutUrl, request }: Liqpay): Provider {
  const isTest = isTestKey(publicKey)
  const basic = { version: 3, public_key: publicKey }
  const read = (content: unknown): Report | null => {
    const { success, output } = v.safeParse(reportSchema, content)
    if (!success || (output.public_key ?? publicKey) !== publicKey || !['pay', 'refund'].includes(output.action ?? 'pay')) return null
    return {
      orderId: output.order_id,
      state: output.status === 'sandbox' && isTest ? 'paid' : (states[output.status] ?? 'created'),
      amountMinor: minorOf(output.amount),
      refundedMinor: minorOf(output.refund_amount ?? (output.status === 'reversed' ? output.amount : 0)),
      isReturn: output.action === 'refund',
      currency: output.currency,
      reason: output.err_code ?? null,
    }
  }
  return {
    isTest,
    checkout: (order) => ({
      action: checkoutUrl,
      ...signForm(privateKey, {
        ...basic,
        action: 'pay',
        amount: order.amountMinor / 100,
        currency: 'UAH',
        description: order.description,
        order_id: order.id,
        language: 'uk',
        expired_date: order.expiresAt.toISOString().slice(0, 19).replace('T', ' '),
        result_url: order.resultUrl,
        server_url: order.serverUrl,
      }),
    }),
    readCallback: (form) => read(readForm(privateKey, form)),
    status: async (orderId) => {
      const report = read(await request(signForm(privateKey, { ...basic, action: 'status', order_id: orderId })))
      return report?.orderId === orderId ? report : null
    },
  }
}

/** Sends the request to LiqPay. Throws when it does not answer within five seconds, or redirects. */
export async function askLiqpay(form: LiqpayForm): Promise<unknown> {
  const answer = await fetch(requestUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(5000),
  })
  return answer.json()
}
