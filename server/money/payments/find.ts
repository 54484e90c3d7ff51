import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { payments } from '../../store/schema.ts'
import type { PaymentRow } from './payment-row.ts'

const seenBy = (userId: string) => or(eq(payments.payerId, userId), eq(payments.beneficiaryId, userId))
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A payment that the caller makes or gets. Throws 404 for any other. */
export async function findPayment(db: Db, userId: string, id: string): Promise<PaymentRow> {
  const [row] = uuid.test(id)
    ? await db
        .select()
        .from(payments)
        .where(and(eq(payments.id, id), seenBy(userId)))
    : []
  if (!row) throw new Problem(404, 'Такого платежу немає')
  return row
}

/** The caller’s payments that the provider has heard of, newest first. */
export const listPayments = (db: Db, userId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(seenBy(userId), inArray(payments.state, ['pending', 'failed', 'paid', 'refunded'])))
    .orderBy(desc(payments.createdAt))
    .limit(100)
