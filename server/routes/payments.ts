import { Hono } from 'hono'
import type { Context } from 'hono'
import { callbackSchema, paymentRequestSchema } from '#contract/payment'
import { addresses } from '../payments/addresses.ts'
import { countAttempt, limits } from '../auth/limits.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { once, onceKey } from '../http/once.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'
import { required } from '../http/required.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { checkoutLifeMs, checkPayment } from '../payments/check.ts'
import { createPayment } from '../payments/create.ts'
import { findPayment, listPayments } from '../payments/find.ts'
import { defaultOffer, productsNow } from '../payments/offer.ts'
import { openProvider } from '../payments/open-provider.ts'
import { sendReceipt } from '../payments/receipt.ts'
import type { PaymentRow } from '../payments/payment-row.ts'
import { receiveReport } from '../payments/receive.ts'
import { variantOf } from '../payments/variant.ts'
import { viewPayment } from '../payments/view.ts'

const notHere = 'Оплату на цьому сервері не налаштовано'
const refusals = [404, 409, 422, 429, 501] as const

/** Calls about what can be bought and what was paid. */
export function paymentRoutes(deps: Deps) {
  const { db, now, integrations } = deps
  const session = sessionRequired(deps)
  const provider = openProvider(deps)
  const offer = integrations?.payments?.offer ?? defaultOffer

  const checkoutOf = (c: Context, row: PaymentRow) =>
    provider && row.state === 'created'
      ? provider.checkout({
          id: row.id,
          amountMinor: row.amountMinor,
          description: `Складу: ${row.title}${row.seats === null ? '' : `, місць: ${row.seats}`}`,
          expiresAt: new Date(row.createdAt.getTime() + checkoutLifeMs),
          ...addresses(c, deps, row),
        })
      : null
  const mailReceipt = (id: string) => {
    const { post, backgroundWork } = integrations ?? {}
    if (post && backgroundWork) backgroundWork.run(() => sendReceipt(db, post, id, now()))
  }
  const checked = async (row: PaymentRow, userId: string): Promise<PaymentRow> => {
    if (!provider || (row.state !== 'created' && row.state !== 'pending')) return row
    if (await checkPayment(db, provider, row, now())) mailReceipt(row.id)
    return findPayment(db, userId, row.id)
  }

  return new Hono<SignedIn>()
    .get('/v3/products', operation({ tag: 'payments', summary: 'What can be paid for', answer: 'ProductsAnswer' }), session, async (c) =>
      c.json({
        data: {
          products: productsNow(offer, now()),
          variant: await variantOf(db, c.var.session.userId),
          isTest: provider?.isTest ?? false,
          canPay: provider !== null,
        },
      }),
    )
    .post(
      '/v3/payments',
      operation({
        tag: 'payments',
        summary: 'Begin to pay, once for each Idempotency-Key',
        body: 'PaymentRequest',
        answer: 'PaymentAnswer',
        isOnce: true,
        refusals,
      }),
      session,
      async (c) => {
        const { userId } = c.var.session
        const { isTest } = required(provider, notHere)
        const key = onceKey(c)
        const request = await readBody(c.req.raw, paymentRequestSchema)
        await countAttempt(db, limits.payments, userId, now())
        const call = { userId, route: 'POST /v3/payments', key, body: request, now: now() }
        const data = await once(db, call, async (tx) => {
          const row = await createPayment(tx, userId, request, { offer, isTest, now: now() })
          return { payment: viewPayment(row, userId), checkout: checkoutOf(c, row) }
        })
        return c.json({ data })
      },
    )
    .get(
      '/v3/payments',
      operation({ tag: 'payments', summary: 'Own payments and those for the caller', answer: 'PaymentsAnswer' }),
      session,
      async (c) => {
        const { userId } = c.var.session
        const rows = await Promise.all((await listPayments(db, userId)).map((row) => checked(row, userId)))
        return c.json({ data: { payments: rows.map((row) => viewPayment(row, userId)) } })
      },
    )
    .get(
      '/v3/payments/:id',
      operation({ tag: 'payments', summary: 'What became of a payment; asks the provider', answer: 'PaymentAnswer', refusals: [404] }),
      session,
      async (c) => {
        const { userId } = c.var.session
        const row = await checked(await findPayment(db, userId, c.req.param('id')), userId)
        return c.json({ data: { payment: viewPayment(row, userId), checkout: row.payerId === userId ? checkoutOf(c, row) : null } })
      },
    )
    .post(
      '/v3/payments/liqpay/callback',
      operation({
        tag: 'payments',
        summary: 'What LiqPay has to say of an order, signed',
        body: 'LiqpayCallback',
        answer: 'Done',
        isPublic: true,
        refusals: [403, 404, 409, 501],
      }),
      async (c) => {
        const report = required(provider, notHere).readCallback(await readBody(c.req.raw, callbackSchema))
        if (!report) throw new Problem(403, 'Підпис не наш')
        const outcome = await receiveReport(db, report, now())
        if (outcome === 'unknown') throw new Problem(404, 'Такого платежу немає')
        if (outcome === 'refused') throw new Problem(409, 'Сума або валюта не ті')
        if (outcome === 'changed' && report.state === 'paid') mailReceipt(report.orderId)
        return c.json({ success: true })
      },
    )
}
