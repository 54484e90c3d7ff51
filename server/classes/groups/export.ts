import { asc, eq } from 'drizzle-orm'
import { groupMembers, groups, groupSittings } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Reads all stored data about a user’s groups: those led, those joined, and the papers sat there. */
export async function exportGroups(db: Db, userId: string): Promise<object[]> {
  const { title, seats, endsAt, createdAt } = groups
  const led = await db.select({ title, seats, endsAt, createdAt }).from(groups).where(eq(groups.ownerId, userId)).orderBy(asc(createdAt))
  const { state, sharesResults, joinedAt, revokedAt } = groupMembers
  const joined = await db
    .select({ title, endsAt, state, sharesResults, joinedAt, revokedAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(joinedAt))
  const sat = await db.select({ survey: groupSittings.survey }).from(groupSittings).where(eq(groupSittings.userId, userId))
  return [
    ...led.map((row) => ({ role: 'owner', ...row })),
    ...joined.map((row) => ({ role: 'member', ...row })),
    ...sat.map((row) => ({ role: 'sitting', ...row })),
  ]
}
