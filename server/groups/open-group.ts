import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { Problem } from '../http/problem.ts'
import { groupPayments, groups } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { addClassCode } from './invite.ts'

/** What was paid for. `groupId` renews a group of this owner; without it a new one is opened. */
export type GroupPurchase = { ownerId: string; seats: number; until: Date; paymentId: string; groupId?: string | null; isTest?: boolean }

/**
 * Opens or renews a group for a payment and gives its id; the same payment gives the same group and changes nothing again.
 * Runs inside the caller’s transaction. A renewal never takes seats or days away. Throws 404 for a group of somebody else.
 */
export async function openGroup(tx: Db, purchase: GroupPurchase, now: Date): Promise<string> {
  const { paymentId, groupId } = purchase
  const [paid] = await tx.select({ id: groupPayments.groupId }).from(groupPayments).where(eq(groupPayments.paymentId, paymentId))
  if (paid) return paid.id
  return groupId ? renew(tx, { ...purchase, groupId }, now) : open(tx, purchase, now)
}

async function open(tx: Db, { ownerId, seats, until, paymentId, isTest = false }: GroupPurchase, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(groups).values({ id, ownerId, title: 'Нова група', seats, endsAt: until, createdAt: now, isTest })
  await tx.insert(groupPayments).values({ paymentId, groupId: id, createdAt: now })
  await addClassCode(tx, id, now)
  return id
}

async function renew(
  tx: Db,
  { ownerId, groupId, seats, until, paymentId, isTest = false }: GroupPurchase & { groupId: string },
  now: Date,
): Promise<string> {
  const [found] = await tx
    .select()
    .from(groups)
    .where(and(eq(groups.id, groupId), eq(groups.ownerId, ownerId)))
    .for('update')
  if (!found) throw new Problem(404, 'Такої групи немає')
  await tx.insert(groupPayments).values({ paymentId, groupId, seatsBefore: found.seats, endedBefore: found.endsAt, createdAt: now })
  const endsAt = until > found.endsAt ? until : found.endsAt
  await tx
    .update(groups)
    .set({ seats: Math.max(seats, found.seats), endsAt, isTest })
    .where(eq(groups.id, groupId))
  return groupId
}

/**
 * Takes back what a refunded payment gave: seats and days of a renewal, or the end of a group that it had opened. What a later payment stands
 * for stays, and would be taken back to what stood before this one. Unknown and repeated refunds change nothing.
 */
export async function refundGroup(tx: Db, paymentId: string, now: Date): Promise<void> {
  const [paid] = await tx
    .update(groupPayments)
    .set({ refundedAt: now })
    .where(and(eq(groupPayments.paymentId, paymentId), isNull(groupPayments.refundedAt)))
    .returning()
  if (!paid) return
  const { seatsBefore, endedBefore } = paid
  const isLater = and(
    eq(groupPayments.groupId, paid.groupId),
    isNull(groupPayments.refundedAt),
    gt(groupPayments.createdAt, paid.createdAt),
  )
  const [later] = await tx.select().from(groupPayments).where(isLater).orderBy(asc(groupPayments.createdAt)).limit(1)
  if (later) {
    await tx.update(groupPayments).set({ seatsBefore, endedBefore }).where(eq(groupPayments.paymentId, later.paymentId))
    return
  }
  await tx
    .update(groups)
    .set({ endsAt: endedBefore ?? now, ...(seatsBefore !== null && { seats: seatsBefore }) })
    .where(eq(groups.id, paid.groupId))
}
