import { and, eq, gt, max } from 'drizzle-orm'
import { defaultStore } from '#contract/subscription'
import { openGroup, refundGroup } from '../groups/open-group.ts'
import type { Db } from '../store/store.ts'
import { groups, subscriptions } from '../store/schema.ts'
import type { PaymentRow } from './payment-row.ts'

const day = 24 * 60 * 60 * 1000

/** Gives what was paid for and says until when. A month begins where the premium that runs already ends. Somebody who is gone gets nothing. */
export async function entitle(tx: Db, payment: PaymentRow, now: Date): Promise<Date | null> {
  const { id, beneficiaryId: userId, until, days, seats, groupId } = payment
  if (userId === null) return null
  if (payment.kind === 'group' && seats !== null && until) {
    const renewed = groupId && (await isOwn(tx, groupId, userId)) ? groupId : null
    await openGroup(tx, { ownerId: userId, seats, until, paymentId: id, groupId: renewed, isTest: payment.isTest }, now)
    return until
  }
  const endsAt = until ?? new Date((await paidUntil(tx, userId, now)).getTime() + (days ?? 0) * day)
  const row = { store: defaultStore, itemId: id, userId, isRenewing: false, startedAt: now, endsAt, isTest: payment.isTest }
  await tx.insert(subscriptions).values(row).onConflictDoNothing()
  return endsAt
}

/** Takes back what a refunded payment gave. */
export async function withdraw(tx: Db, { id }: PaymentRow, now: Date): Promise<void> {
  await refundGroup(tx, id, now)
  const given = and(eq(subscriptions.store, defaultStore), eq(subscriptions.itemId, id), gt(subscriptions.endsAt, now))
  await tx.update(subscriptions).set({ endsAt: now, cancelledAt: now }).where(given)
}

async function isOwn(tx: Db, groupId: string, userId: string): Promise<boolean> {
  const own = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.ownerId, userId)))
  return own.length > 0
}

async function paidUntil(tx: Db, userId: string, now: Date): Promise<Date> {
  const [last] = await tx
    .select({ until: max(subscriptions.endsAt) })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.endsAt, now)))
  return last?.until ?? now
}
