import { eq } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'
import { payments } from '../store/schema.ts'
import { entitle, withdraw } from './entitle.ts'
import type { PaymentRow } from './payment-row.ts'
import type { Report } from './provider.ts'
import { stateAfter } from './state.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Takes the provider’s word about an order: the payment moves on, and what is paid for is given or taken back, in one transaction. A report
 * that changes nothing is `same`; one about an order we do not have, or about another amount, is refused and changes nothing. A part that
 * goes back is written down and takes nothing away.
 */
export function receiveReport(db: Db, report: Report, now: Date): Promise<'unknown' | 'refused' | 'same' | 'changed'> {
  return inTransaction(db, async (tx) => {
    if (!uuid.test(report.orderId)) return 'unknown'
    const [row] = await tx.select().from(payments).where(eq(payments.id, report.orderId)).for('update')
    if (!row) return 'unknown'
    if (!isAbout(report, row)) return 'refused'
    const refundedMinor = Math.max(row.refundedMinor, report.refundedMinor)
    const state = stateAfter(row.state, refundedMinor === 0 ? report.state : refundedMinor < row.amountMinor ? 'paid' : 'refunded')
    if (state === row.state && refundedMinor === row.refundedMinor) return 'same'
    const effect = state === row.state ? {} : await effectOf(tx, row, state, now)
    const reason = state === 'failed' ? report.reason : null
    await tx
      .update(payments)
      .set({ state, reason, ...(refundedMinor > row.refundedMinor && { refundedMinor, refundedAt: now }), ...effect })
      .where(eq(payments.id, row.id))
    return 'changed'
  })
}

function isAbout({ amountMinor, refundedMinor, isReturn, currency }: Report, row: PaymentRow): boolean {
  const isWhole = amountMinor === row.amountMinor || (isReturn && refundedMinor > 0 && amountMinor < row.amountMinor)
  return isWhole && currency === 'UAH' && refundedMinor <= row.amountMinor
}

async function effectOf(tx: Db, row: PaymentRow, state: PaymentRow['state'], now: Date): Promise<Partial<PaymentRow>> {
  if (state === 'paid') return { paidAt: now, endsAt: await entitle(tx, row, now) }
  if (state !== 'refunded') return {}
  await withdraw(tx, row, now)
  return { endsAt: null }
}
