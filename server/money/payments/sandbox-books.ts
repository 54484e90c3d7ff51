import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../../store/store.ts'
import { sandboxOrders } from '../../store/schema.ts'
import { readForm, signForm, type LiqpayForm } from './liqpay-form.ts'
import type { LiqpayKeys } from './liqpay.ts'

/** The order that a shop sends to the sandbox, as LiqPay reads it. */
const orderSchema = v.object({
  version: v.literal(3),
  public_key: v.string(),
  action: v.literal('pay'),
  amount: v.number(),
  currency: v.string(),
  description: v.string(),
  order_id: v.string(),
  expired_date: v.string(),
  result_url: v.string(),
  server_url: v.string(),
})
export type SandboxOrder = v.InferOutput<typeof orderSchema>
export const sandboxStatusSchema = v.picklist(['sandbox', 'failure', 'processing', 'half', 'reversed'])
export type SandboxStatus = v.InferOutput<typeof sandboxStatusSchema>

/** Reads an order out of a signed form; null when it is not signed by the shop’s key or lacks something. */
export function readSandboxOrder({ privateKey, publicKey }: LiqpayKeys, form: LiqpayForm): SandboxOrder | null {
  const { success, output } = v.safeParse(orderSchema, readForm(privateKey, form))
  return success && output.public_key === publicKey ? output : null
}

/** The status that an order has; null before anything was done about it. */
export async function sandboxStatus(db: Db, orderId: string): Promise<string | null> {
  const [found] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.orderId, orderId))
  return found?.status ?? null
}

/** Writes what was decided about an order, and gives the callback to be posted to the shop. */
export async function decideSandboxOrder(
  db: Db,
  { privateKey }: LiqpayKeys,
  order: SandboxOrder,
  status: SandboxStatus,
  now: Date,
): Promise<LiqpayForm> {
  await db
    .insert(sandboxOrders)
    .values({ orderId: order.order_id, order, status, changedAt: now })
    .onConflictDoUpdate({ target: sandboxOrders.orderId, set: { status, changedAt: now } })
  return signForm(privateKey, reportOf(order, status))
}

/** Answers a signed `status` request as LiqPay does. */
export async function answerSandbox(db: Db, { privateKey }: LiqpayKeys, form: LiqpayForm): Promise<unknown> {
  const asked = readForm(privateKey, form)
  const [found] = await db
    .select()
    .from(sandboxOrders)
    .where(eq(sandboxOrders.orderId, String(asked?.['order_id'])))
  const order = v.safeParse(orderSchema, found?.order)
  if (!found || !order.success) return { result: 'error', status: 'error', err_code: 'payment_not_found' }
  return { result: 'ok', ...reportOf(order.output, found.status) }
}

const reportOf = ({ version, public_key, action, amount, currency, description, order_id }: SandboxOrder, status: string) => ({
  version,
  public_key,
  action,
  amount,
  currency,
  description,
  order_id,
  status,
  ...(status === 'failure' && { err_code: 'limit' }),
  ...(status === 'half' && { status: 'reversed', action: 'refund', refund_amount: amount / 2 }),
})
