import { eq, isNotNull, lte, or } from 'drizzle-orm'
import { groupPayments, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { seatsOf } from './paid-seats.ts'

/** Makes a group what its payments give at this moment; runs inside the caller’s transaction. @returns 1 where it was something else, else 0. */
export async function restateGroup(tx: Db, groupId: string, now: Date): Promise<number> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId)).for('update')
  if (!group) return 0
  const paid = await tx.select().from(groupPayments).where(eq(groupPayments.groupId, groupId))
  const standing = seatsOf(paid, now)
  const isSame = group.seats === standing.seats && group.endsAt.getTime() === standing.endsAt.getTime() && group.isTest === standing.isTest
  if (isSame) return 0
  await tx.update(groups).set(standing).where(eq(groups.id, groupId))
  return 1
}

/** Groups with a payment that has run out or gone back: they may have fewer seats than yesterday. */
export async function listGroupsOutOfDate(db: Db, now: Date): Promise<string[]> {
  const ended = or(lte(groupPayments.until, now), isNotNull(groupPayments.refundedAt))
  const rows = await db
    .selectDistinct({ id: groups.id })
    .from(groups)
    .innerJoin(groupPayments, eq(groupPayments.groupId, groups.id))
    .where(ended)
  return rows.map(({ id }) => id)
}
