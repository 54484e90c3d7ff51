import { and, eq } from 'drizzle-orm'
import type { SurveyPolicy } from '#domain/survey-mode'
import { Problem } from '../../base/problem.ts'
import { groupAssignments, groupMembers, groupSittings, surveys } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { createPlanned } from '../../study/surveys/create.ts'
import { withExtra } from '../../study/surveys/plan.ts'
import { viewSurvey, type SurveyAnswer } from '../../study/surveys/view.ts'
import { ownTasks } from '../worksheets/plan-worksheet.ts'
import { findSeat } from '../membership/find.ts'

type Wanted = { groupId: string; assignmentId: string; extraTime: SurveyPolicy['extraTime'] }

/**
 * The member’s own survey of an assigned paper, made on the first call, from which its clock runs. Runs inside the caller’s transaction.
 * Throws 404 without a seat or for a paper taken back.
 */
export async function sit(tx: Db, userId: string, { groupId, assignmentId, extraTime }: Wanted, now: Date): Promise<SurveyAnswer> {
  await tx
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId)))
    .for('update')
  await findSeat(tx, userId, groupId)
  const [found] = await tx
    .select({ plan: groupAssignments.plan, survey: groupSittings.survey })
    .from(groupAssignments)
    .leftJoin(groupSittings, and(eq(groupSittings.assignmentId, groupAssignments.id), eq(groupSittings.userId, userId)))
    .where(and(eq(groupAssignments.groupId, groupId), eq(groupAssignments.id, assignmentId)))
  if (!found) throw new Problem(404, 'Цього завдання вже немає')
  if (found.survey !== null) return viewSurvey(tx, userId, found.survey, now)
  const { policy } = found.plan
  const seconds = policy.seconds === null ? null : withExtra(policy.seconds, extraTime)
  const tasks = await ownTasks(tx, userId, found.plan)
  const plan = { ...found.plan, tasks, policy: { ...policy, extraTime, seconds, isTimedByServer: true } }
  const survey = await createPlanned(tx, userId, plan, now)
  await tx.update(surveys).set({ startedAt: now }).where(eq(surveys.id, survey))
  await tx.insert(groupSittings).values({ assignmentId, userId, survey })
  return viewSurvey(tx, userId, survey, now)
}
