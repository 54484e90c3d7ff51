import { eq } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { payments } from '../../store/schema.ts'
import { entitle } from './entitle.ts'
import type { PaymentRow } from './payment-row.ts'
import type { Report } from './provider.ts'
import { stateAfter } from './state.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * Takes a provider’s report: the payment moves on, and what was bought is given or taken back, in one transaction. `same`: it changes
 * nothing. A part that goes back takes nothing away.
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
    const isNew = state !== row.state
    const [moved] = await tx
      .update(payments)
      .set({
        state,
        reason: state === 'failed' ? report.reason : null,
        ...(refundedMinor > row.refundedMinor && { refundedMinor, refundedAt: now }),
        ...(isNew && state === 'paid' && { paidAt: now }),
        ...(isNew && state === 'refunded' && { endsAt: null }),
      })
      .where(eq(payments.id, row.id))
      .returning()
    if (moved && isNew && (state === 'paid' || state === 'refunded')) await entitle(tx, moved, now)
    return 'changed'
  })
}

function isAbout({ amountMinor, refundedMinor, isReturn, currency }: Report, row: PaymentRow): boolean {
  const isWhole = amountMinor === row.amountMinor || (isReturn && refundedMinor > 0 && amountMinor < row.amountMinor)
  return isWhole && currency === 'UAH' && refundedMinor <= row.amountMinor
}
