import { Hono } from 'hono'
import type { Context } from 'hono'
import { callbackSchema, paymentRequestSchema } from '#contract/payment'
import { addresses } from '../http/payment-addresses.ts'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { once, onceKey } from '../../store/once.ts'
import { operation } from '../http/operation.ts'
import { Problem, required } from '../../base/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { checkoutLifeMs, checkPayment } from '../../money/payments/check.ts'
import { createPayment } from '../../money/payments/create.ts'
import { findPayment, listPayments } from '../../money/payments/find.ts'
import { productsNow } from '../../money/payments/offer.ts'
import { openProvider } from '../../money/payments/open-provider.ts'
import type { Provider } from '../../money/payments/provider.ts'
import { mailReceipt } from '../../money/payments/receipt.ts'
import type { PaymentRow } from '../../money/payments/payment-row.ts'
import { receiveReport } from '../../money/payments/receive.ts'
import { variantOf } from '../../money/payments/variant.ts'
import { viewPayment } from '../../money/payments/view.ts'

const notHere = 'Оплату на цьому сервері не налаштовано'
const refusals = [404, 409, 422, 429, 501] as const

/** Calls about what can be bought and what was paid. */
export function paymentRoutes(deps: Pick<Deps, 'db' | 'now' | 'offer' | 'integrations' | 'publicUrl' | 'siteUrl'>) {
  const { db, integrations } = deps
  const provider = openProvider({ db, payments: integrations?.payments ?? null })
  return new Hono<SignedIn>()
    .route('/', purchaseRoutes(deps, provider))
    .route('/', purchaseStateRoutes(deps, provider))
    .route('/', providerRoutes(deps, provider))
}

/** The price list, and the call that begins a purchase. */
function purchaseRoutes(deps: Pick<Deps, 'db' | 'now' | 'offer' | 'publicUrl' | 'siteUrl'>, provider: Provider | null) {
  const { db, now, offer } = deps
  const session = sessionRequired(deps)
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
          return { payment: viewPayment(row, userId), checkout: checkoutOf(c, deps, provider, row) }
        })
        return c.json({ data })
      },
    )
}

/** Calls about the state of purchases; an open payment is asked for at the provider. */
function purchaseStateRoutes(deps: Pick<Deps, 'db' | 'now' | 'integrations' | 'publicUrl' | 'siteUrl'>, provider: Provider | null) {
  const { db } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .get(
      '/v3/payments',
      operation({ tag: 'payments', summary: 'Own payments and those for the caller', answer: 'PaymentsAnswer' }),
      session,
      async (c) => {
        const { userId } = c.var.session
        const rows = await Promise.all((await listPayments(db, userId)).map((row) => checked(deps, provider, row, userId)))
        return c.json({ data: { payments: rows.map((row) => viewPayment(row, userId)) } })
      },
    )
    .get(
      '/v3/payments/:id',
      operation({ tag: 'payments', summary: 'What became of a payment; asks the provider', answer: 'PaymentAnswer', refusals: [404] }),
      session,
      async (c) => {
        const { userId } = c.var.session
        const row = await checked(deps, provider, await findPayment(db, userId, c.req.param('id')), userId)
        return c.json({
          data: { payment: viewPayment(row, userId), checkout: row.payerId === userId ? checkoutOf(c, deps, provider, row) : null },
        })
      },
    )
}

/** The callback of the provider. */
function providerRoutes(deps: Pick<Deps, 'db' | 'now' | 'integrations'>, provider: Provider | null) {
  const { db, now } = deps
  return new Hono().post(
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
      if (outcome === 'changed' && report.state === 'paid') mailReceipt(deps, report.orderId)
      return c.json({ success: true })
    },
  )
}

/** The form that leads the payer to the provider; null once the payment has a state. */
const checkoutOf = (c: Context, deps: Pick<Deps, 'publicUrl' | 'siteUrl'>, provider: Provider | null, row: PaymentRow) =>
  provider && row.state === 'created'
    ? provider.checkout({
        id: row.id,
        amountMinor: row.amountMinor,
        description: `Складу: ${row.title}${row.seats === null ? '' : `, місць: ${row.seats}`}`,
        expiresAt: new Date(row.createdAt.getTime() + checkoutLifeMs),
        ...addresses(c, deps, row),
      })
    : null

async function checked(
  deps: Pick<Deps, 'db' | 'now' | 'integrations'>,
  provider: Provider | null,
  row: PaymentRow,
  userId: string,
): Promise<PaymentRow> {
  const { db, now } = deps
  if (!provider || (row.state !== 'created' && row.state !== 'pending')) return row
  if (await checkPayment(db, provider, row, now())) mailReceipt(deps, row.id)
  return findPayment(db, userId, row.id)
}
