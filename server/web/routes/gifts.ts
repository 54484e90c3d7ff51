import { Hono } from 'hono'
import { giftRequestSchema } from '#contract/payment'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { makeGift, viewGift } from '../../money/payments/gift.ts'
import { openProvider } from '../../money/payments/open-provider.ts'
import { inTransaction } from '../../store/transaction.ts'

/** Calls about links by which somebody else pays. */
export function giftRoutes(deps: Pick<Deps, 'db' | 'now' | 'offer' | 'integrations'>) {
  const { db, now, offer } = deps
  const session = sessionRequired(deps)
  const provider = openProvider({ db, payments: deps.integrations?.payments ?? null })
  const terms = () => ({ offer, isTest: provider?.isTest ?? false, now: now() })
  return new Hono<SignedIn>()
    .post(
      '/v3/gifts',
      operation({ tag: 'payments', summary: 'Ask for a link for another payer', body: 'GiftRequest', answer: 'GiftAnswer' }),
      session,
      async (c) => {
        const { userId } = c.var.session
        const { product } = await readBody(c.req.raw, giftRequestSchema)
        const { token } = await inTransaction(db, (tx) => makeGift(tx, userId, product, offer, now()))
        return c.json({ data: { gift: await viewGift(db, { token, callerId: userId }, terms()) } })
      },
    )
    .get(
      '/v3/gifts/:token',
      operation({ tag: 'payments', summary: 'What the link asks to pay for', answer: 'GiftAnswer', refusals: [404] }),
      session,
      async (c) => {
        const called = { token: c.req.param('token'), callerId: c.var.session.userId }
        return c.json({ data: { gift: await viewGift(db, called, terms()) } })
      },
    )
}
