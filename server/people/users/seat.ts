import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { groupMembers, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Members who took their seats before this one. */
const before = sql`(select count(*) from ${groupMembers} other where other.group_id = ${groupMembers.groupId} and other.state = 'active'
  and (other.joined_at, other.user_id) < (${groupMembers.joinedAt}, ${groupMembers.userId}))`

/**
 * Until when a seat in a group gives premium to this user, and whether it cost no money; null without a seat. Where a group has more members
 * than seats, those who joined first hold them.
 */
export async function runningSeat(db: Db, userId: string, now: Date): Promise<{ until: Date; isTest: boolean } | null> {
  const [seat] = await db
    .select({ until: groups.endsAt, isTest: groups.isTest })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(and(eq(groupMembers.userId, userId), eq(groupMembers.state, 'active'), gt(groups.endsAt, now), sql`${before} < ${groups.seats}`))
    .orderBy(desc(groups.endsAt))
    .limit(1)
  return seat ?? null
}
