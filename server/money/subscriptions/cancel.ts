import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { subscriptions } from '../../store/schema.ts'

/** Stops the renewal of the owner’s subscription; what is paid for stays until its end. Repeating it changes nothing. Throws 404 for an unknown one. */
export async function cancelSubscription(
  db: Db,
  { userId, store, itemId }: { userId: string; store: string; itemId: string },
  now: Date,
): Promise<void> {
  const cancelled = await db
    .update(subscriptions)
    .set({ isRenewing: false, cancelledAt: sql`coalesce(${subscriptions.cancelledAt}, ${sql.param(now, subscriptions.cancelledAt)})` })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.store, store), eq(subscriptions.itemId, itemId)))
    .returning({ itemId: subscriptions.itemId })
  if (cancelled.length === 0) throw new Problem(404, 'Такої підписки немає')
}
