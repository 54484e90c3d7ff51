import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { groupAssignments, groupSittings } from '../store/schema.ts'

const isClosed = (now: Date) => and(gt(groupAssignments.due, now), isNull(groupAssignments.releasedAt))

/** Ids of the papers of groups that this visitor sits or has sat and whose keys nobody in the group may see yet: a query within a query. */
export const withheldIds = (db: Db, userId: string, now: Date) =>
  db
    .select({ id: groupSittings.survey })
    .from(groupSittings)
    .innerJoin(groupAssignments, eq(groupAssignments.id, groupSittings.assignmentId))
    .where(and(eq(groupSittings.userId, userId), isClosed(now)))

/** Tells when the review of each of these surveys opens; those that nobody waits for are left out. */
export async function readReviewTimes(db: Db, ids: readonly string[], now: Date): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ survey: groupSittings.survey, due: groupAssignments.due })
    .from(groupSittings)
    .innerJoin(groupAssignments, eq(groupAssignments.id, groupSittings.assignmentId))
    .where(and(inArray(groupSittings.survey, [...ids]), isClosed(now)))
  return new Map(rows.map(({ survey, due }) => [survey, due]))
}
