import { and, eq, gt, max } from 'drizzle-orm'
import { groupMembers, groups } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** Until when a seat in a group gives premium to this user; null without a seat. */
export async function seatUntil(db: Db, userId: string, now: Date): Promise<Date | null> {
  const [seat] = await db
    .select({ until: max(groups.endsAt) })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.state, 'active'), gt(groups.endsAt, now)))
  return seat?.until ?? null
}
