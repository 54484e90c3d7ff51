import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { groupPayments, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { addClassCode } from './invite.ts'
import { restateGroup } from './restate-group.ts'

/** The group seats of a payment. `groupId` renews a group of this owner; without it a new one is opened. */
export type GroupPurchase = { ownerId: string; seats: number; until: Date; paymentId: string; groupId?: string | null; isTest?: boolean }

/**
 * Opens or renews a group for a payment and gives its id; the same payment changes nothing again. Runs inside the caller’s transaction.
 * Throws 404 for a foreign group.
 */
export async function openGroup(tx: Db, purchase: GroupPurchase, now: Date): Promise<string> {
  const { paymentId, groupId } = purchase
  const [paid] = await tx.select({ id: groupPayments.groupId }).from(groupPayments).where(eq(groupPayments.paymentId, paymentId))
  if (paid) return paid.id
  return groupId ? renew(tx, { ...purchase, groupId }, now) : open(tx, purchase, now)
}

async function open(tx: Db, { ownerId, seats, until, paymentId, isTest = false }: GroupPurchase, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(groups).values({ id, ownerId, title: 'Новий клас', seats, endsAt: until, createdAt: now, isTest })
  await tx.insert(groupPayments).values({ paymentId, groupId: id, seats, until, isTest, createdAt: now })
  await addClassCode(tx, id, now)
  return id
}

async function renew(
  tx: Db,
  { ownerId, groupId, seats, until, paymentId, isTest = false }: GroupPurchase & { groupId: string },
  now: Date,
): Promise<string> {
  const [found] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.ownerId, ownerId)))
    .for('update')
  if (!found) throw new Problem(404, 'Такого класу немає')
  await tx.insert(groupPayments).values({ paymentId, groupId, seats, until, isTest, createdAt: now })
  await restateGroup(tx, groupId, now)
  return groupId
}

/** Takes back what a refunded payment gave, and nothing that another one gives. Unknown and repeated refunds change nothing. */
export async function refundGroup(tx: Db, paymentId: string, now: Date): Promise<void> {
  const [paid] = await tx
    .update(groupPayments)
    .set({ refundedAt: now })
    .where(and(eq(groupPayments.paymentId, paymentId), isNull(groupPayments.refundedAt)))
    .returning()
  if (paid) await restateGroup(tx, paid.groupId, now)
}
