import { inArray } from 'drizzle-orm'
import type { Deps } from '../../web/deps.ts'
import { payments } from '../../store/schema.ts'
import { checkPayment } from '../../money/payments/check.ts'
import { openProvider } from '../../money/payments/open-provider.ts'
import { mailReceipt } from '../../money/payments/receipt.ts'

/** Asks the provider about every payment that has not ended: a callback may be lost, and a payer may never come back. */
export async function askAboutOpenPayments(deps: Pick<Deps, 'db' | 'now' | 'integrations'>): Promise<void> {
  const { db, now, integrations } = deps
  const provider = openProvider({ db, payments: integrations?.payments ?? null })
  if (!provider) return
  const open = await db
    .select()
    .from(payments)
    .where(inArray(payments.state, ['created', 'pending']))
    .orderBy(payments.createdAt)
  for (const row of open) if (await checkPayment(db, provider, row, now())) mailReceipt(deps, row.id)
}
