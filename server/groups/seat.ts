import { and, desc, eq, gt } from 'drizzle-orm'
import { groupMembers, groups } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** Until when a seat in a group gives premium to this user, and whether it cost no money; null without a seat. */
export async function runningSeat(db: Db, userId: string, now: Date): Promise<{ until: Date; isTest: boolean } | null> {
  const [seat] = await db
    .select({ until: groups.endsAt, isTest: groups.isTest })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.state, 'active'), gt(groups.endsAt, now)))
    .orderBy(desc(groups.endsAt))
    .limit(1)
  return seat ?? null
}
