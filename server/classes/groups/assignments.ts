import { asc, inArray } from 'drizzle-orm'
import type { Assignment } from '#contract/group'
import { groupAssignments, subjects } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** An assigned paper without what anybody has done with it. */
export type AboutAssignment = Omit<Assignment, 'sittings' | 'isReviewOpen'> & { groupId: string; releasedAt: Date | null }

/** The papers assigned in these groups, by deadline. */
export async function readAssignments(db: Db, groupIds: readonly string[]): Promise<AboutAssignment[]> {
  if (groupIds.length === 0) return []
  const rows = await db
    .select()
    .from(groupAssignments)
    .where(inArray(groupAssignments.groupId, [...groupIds]))
    .orderBy(asc(groupAssignments.due), asc(groupAssignments.createdAt))
  const titles = new Map((await db.select({ body: subjects.body }).from(subjects)).map(({ body }) => [body.id, body.title]))
  return rows.map(({ id, groupId, plan, due, releasedAt }) => ({
    id,
    groupId,
    title: plan.title,
    subject: plan.subject,
    subjectTitle: titles.get(plan.subject) ?? plan.subject,
    tasks: plan.tasks.length,
    max: plan.max,
    due: due.toISOString(),
    minutes: plan.policy.seconds === null ? null : Math.round(plan.policy.seconds / 60),
    releasedAt,
  }))
}
