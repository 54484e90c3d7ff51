import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { payments } from '../store/schema.ts'
import { inTransaction } from '../store/transaction.ts'
import { withdraw } from './entitle.ts'

/** What was got without money ends where money is taken. Repeating it changes nothing. @returns how many purchases have ended. */
export function endTestPurchases(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const running = and(eq(payments.isTest, true), eq(payments.state, 'paid'), gt(payments.endsAt, now))
    const bought = await tx.select().from(payments).where(running).for('update')
    for (const row of bought) {
      await withdraw(tx, row, now)
      await tx.update(payments).set({ endsAt: now }).where(eq(payments.id, row.id))
    }
    return bought.length
  })
}
