import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { payments } from '../../store/schema.ts'
import { inTransaction } from '../../store/transaction.ts'
import { entitle } from './entitle.ts'

/** Ends purchases that were made without money, in a shop that takes money. Repeating it changes nothing. @returns how many purchases have ended. */
export function endTestPurchases(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const running = and(eq(payments.isTest, true), eq(payments.state, 'paid'), isNull(payments.closedAt))
    const closed = await tx.update(payments).set({ closedAt: now, endsAt: now }).where(running).returning()
    for (const row of closed) await entitle(tx, row, now)
    return closed.length
  })
}
