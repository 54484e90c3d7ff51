import { asc, eq } from 'drizzle-orm'
import { groupMembers, groups, groupSittings, worksheets } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Reads all stored data about a user’s groups: those led, those joined, the papers sat there, and the works put together for them. */
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
  const own = await db
    .select({ title: worksheets.title, subject: worksheets.subject, tasks: worksheets.tasks, createdAt: worksheets.createdAt })
    .from(worksheets)
    .where(eq(worksheets.userId, userId))
    .orderBy(asc(worksheets.createdAt))
  return [
    ...led.map((row) => ({ role: 'owner', ...row })),
    ...joined.map((row) => ({ role: 'member', ...row })),
    ...sat.map((row) => ({ role: 'sitting', ...row })),
    ...own.map((row) => ({ role: 'worksheet', ...row })),
  ]
}
