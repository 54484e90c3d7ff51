import { dayMs } from '#domain/duration'
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm'
import { describeError } from '../../base/describe-error.ts'
import type { Db } from '../../store/store.ts'
import { payments } from '../../store/schema.ts'
import type { Provider } from './provider.ts'
import type { PaymentRow } from './payment-row.ts'
import { receiveReport } from './receive.ts'

const askAgainAfter = 3000

/** Milliseconds that a payer has. */
export const checkoutLifeMs = dayMs
/** Milliseconds that a bank has. */
const decisionLifeMs = 4 * dayMs

/**
 * Asks the provider about a payment that has not ended, every three seconds at most; one that nobody paid in time expires.
 * @returns whether it has just been paid.
 */
export async function checkPayment(db: Db, provider: Provider, row: PaymentRow, now: Date): Promise<boolean> {
  if (row.state !== 'created' && row.state !== 'pending') return false
  const before = new Date(now.getTime() - askAgainAfter)
  // A moment to come was noted under a wrong clock, or, if it is near, by a call that read the time a little later.
  const toCome = new Date(now.getTime() + askAgainAfter)
  const isDue = or(isNull(payments.checkedAt), lt(payments.checkedAt, before), gt(payments.checkedAt, toCome))
  const isOpen = inArray(payments.state, ['created', 'pending'])
  const claimed = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(and(eq(payments.id, row.id), isDue, isOpen))
    .returning({ id: payments.id })
  if (claimed.length === 0) return false
  const report = await provider.status(row.id).catch((error: unknown) => (console.error(describeError(error)), undefined))
  const outcome = report ? await receiveReport(db, report, now) : 'same'
  const life = row.state === 'created' ? checkoutLifeMs : decisionLifeMs
  if (report !== undefined && outcome === 'same' && now.getTime() - row.createdAt.getTime() > life)
    await db
      .update(payments)
      .set({ state: 'expired' })
      .where(and(eq(payments.id, row.id), eq(payments.state, row.state)))
  return outcome === 'changed' && report?.state === 'paid'
}
