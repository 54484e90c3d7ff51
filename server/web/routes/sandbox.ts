import { Hono } from 'hono'
import * as v from 'valibot'
import { callbackSchema } from '#contract/payment'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { Problem } from '../../base/problem.ts'
import type { LiqpayForm } from '../../money/payments/liqpay-form.ts'
import { decideSandboxOrder, readSandboxOrder, sandboxStatus, sandboxStatusSchema } from '../../money/payments/sandbox-books.ts'
import { sandboxPage, sandboxPolicy } from '../http/sandbox-page.ts'

const decisionSchema = v.object({ ...callbackSchema.entries, status: sandboxStatusSchema })

/**
 * The stand-in for LiqPay’s checkout: a page that takes no money, whose buttons decide what the bank says.
 * @param post posts a form to a path of this server, as LiqPay would to the `server_url`.
 */
export function sandboxRoutes(
  { db, now, integrations }: Pick<Deps, 'db' | 'now' | 'integrations'>,
  post: (path: string, form: LiqpayForm) => Response | Promise<Response>,
) {
  const payments = integrations?.payments
  const routes = new Hono()
  if (!payments?.isSandbox) return routes
  const orderOf = (form: LiqpayForm) => {
    const order = readSandboxOrder(payments.keys, form)
    if (!order) throw new Problem(403, 'Підпис замовлення хибний')
    return order
  }
  return routes
    .post('/checkout', async (c) => {
      const form = await readBody(c.req.raw, callbackSchema)
      const order = orderOf(form)
      const status = await sandboxStatus(db, order.order_id)
      return c.html(sandboxPage(order, form, status), 200, { 'Content-Security-Policy': sandboxPolicy, 'Cache-Control': 'no-store' })
    })
    .post('/decision', async (c) => {
      const { status, ...form } = await readBody(c.req.raw, decisionSchema)
      const order = orderOf(form)
      const callback = await decideSandboxOrder(db, payments.keys, order, status, now())
      await post(new URL(order.server_url).pathname, callback)
      return c.redirect(order.result_url, 303)
    })
}
