import { and, desc, eq, gt } from 'drizzle-orm'
import type { User } from '#contract/user'
import { runningSeat } from './seat.ts'
import type { Db } from '../../store/store.ts'
import { subscriptions } from '../../store/schema.ts'

export const noPremium: User['premium'] = { status: 'none', until: null, is_renewing: null, store: null, store_item_id: null }

/** Finds the subscription of a visitor that ends last, of those that still run. */
export async function lastSubscription(db: Db, userId: string, now: Date) {
  const [last] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.endsAt, now)))
    .orderBy(desc(subscriptions.endsAt))
    .limit(1)
  return last
}

/** Premium lasts as long as the subscription, or the seat in a group, that ends last. */
export async function premiumOf(db: Db, userId: string, now: Date): Promise<User['premium']> {
  const paid = await lastSubscription(db, userId, now)
  const seat = await runningSeat(db, userId, now)
  if (seat && seat.until > (paid?.endsAt ?? now))
    return { ...of(seat), until: seat.until.toISOString(), is_renewing: false, store: 'group', store_item_id: null }
  if (!paid) return noPremium
  const { endsAt, isRenewing, store, itemId } = paid
  return { ...of(paid), until: endsAt.toISOString(), is_renewing: isRenewing, store, store_item_id: itemId }
}

const of = ({ isTest }: { isTest: boolean }) => ({ status: 'active' as const, ...(isTest && { is_test: true }) })

/** Tells whether what belongs to premium is open to the visitor now. */
export const hasPremium = async (db: Db, userId: string, now: Date): Promise<boolean> =>
  (await premiumOf(db, userId, now)).status === 'active'
