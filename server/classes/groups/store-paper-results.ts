import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { PaperRefusals, PaperResult } from '#contract/paper-result'
import type { SurveyEvent } from '#domain/survey-event'
import { isBlank } from '#domain/scoring/score-answer'
import { groupMembers, groupSittings, results, surveyEvents, surveys, taskAnswers, type Plan } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { isBlankAttempt } from '../../study/open-surveys/clock.ts'
import { handIn } from '../../study/surveys/finish.ts'
import { holdRow, readEvents } from '../../study/surveys/find.ts'
import { holdOwnPaper, variantsOf } from './paper-variants.ts'

type Refusal = PaperRefusals[number]['why']

/**
 * Stores results read from sheets, inside the caller’s transaction. A pupil’s first one stands, unless it is an attempt on the site without a
 * single answer: the sheet takes its place. Throws 404 for a foreign group or paper.
 * @returns what was not stored, and why
 */
export async function storePaperResults(
  tx: Db,
  ownerId: string,
  groupId: string,
  assignmentId: string,
  read: readonly PaperResult[],
  now: Date,
): Promise<PaperRefusals> {
  const paper = await holdOwnPaper(tx, ownerId, groupId, assignmentId)
  const variants = variantsOf(paper)
  const refused: PaperRefusals = []
  for (const result of read) {
    const tasks = variants[result.variant - 1]
    const isOther = tasks?.length !== result.answers.length
    const why = isOther ? 'other' : await storeOne(tx, { ...paper, plan: { ...paper.plan, tasks } }, result, now)
    if (why) refused.push({ id: result.id, why })
  }
  return refused
}

type Given = { id: string; groupId: string; plan: Plan; createdAt: Date }

async function storeOne(tx: Db, paper: Given, { id, at, member, answers }: PaperResult, now: Date): Promise<Refusal | null> {
  // Locked as by a pupil who begins the paper on the site at this moment.
  const [seat] = await tx
    .select({ userId: groupMembers.userId, joinedAt: groupMembers.joinedAt })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, paper.groupId), eq(groupMembers.id, member), eq(groupMembers.state, 'active')))
    .for('update')
  if (!seat) return 'left'
  const { userId, joinedAt } = seat
  const [sat] = await tx
    .select({ sheet: groupSittings.sheet, survey: groupSittings.survey })
    .from(groupSittings)
    .where(and(eq(groupSittings.assignmentId, paper.id), eq(groupSittings.userId, userId)))
  if (sat?.sheet === id) return null
  if (sat && (sat.sheet !== null || !(await emptyAttempt(tx, userId, sat.survey)))) return 'sat'
  const wrote = new Date(Math.min(now.getTime(), Math.max(Date.parse(at), paper.createdAt.getTime(), joinedAt.getTime())))
  const { plan } = paper
  const survey = sat?.survey ?? `${plan.mode}-${randomUUID()}`
  const policy: Plan['policy'] = { ...plan.policy, seconds: null, extraTime: 0 }
  const written = { ...plan, policy, createdAt: wrote, startedAt: wrote }
  if (sat)
    await tx
      .update(surveys)
      .set({ ...written, pauses: [] })
      .where(eq(surveys.id, survey))
  else await tx.insert(surveys).values({ ...written, id: survey, userId })
  await tx.insert(surveyEvents).values(factsOf(plan, answers, id, wrote).map((event) => ({ survey, id: event.id, event, receivedAt: now })))
  await tx
    .insert(groupSittings)
    .values({ assignmentId: paper.id, userId, survey, sheet: id })
    .onConflictDoUpdate({ target: [groupSittings.assignmentId, groupSittings.userId], set: { sheet: id } })
  await handIn(tx, await holdRow(tx, userId, survey), null, wrote, now)
  return null
}

/** Makes room for a sheet in an attempt on the site on which nothing is answered; false where something is. */
async function emptyAttempt(tx: Db, userId: string, survey: string): Promise<boolean> {
  await holdRow(tx, userId, survey)
  const [result = null] = await tx.select({ answered: results.answered }).from(results).where(eq(results.survey, survey))
  if (!isBlankAttempt(result, await readEvents(tx, survey))) return false
  await tx.delete(results).where(eq(results.survey, survey))
  await tx.delete(taskAnswers).where(eq(taskAnswers.survey, survey))
  await tx.delete(surveyEvents).where(eq(surveyEvents.survey, survey))
  return true
}

/** What the pupil would have done on the site. The sheet stands for the device. */
function factsOf({ tasks }: Plan, answers: PaperResult['answers'], client: string, wrote: Date): SurveyEvent[] {
  const at = wrote.toISOString()
  const given = tasks.flatMap(({ id: question }, index) => {
    const value = answers[index] ?? null
    return isBlank(value) ? [] : [{ kind: 'answer' as const, question, value }]
  })
  return [{ kind: 'open' as const }, ...given].map((fact, index) => ({ ...fact, id: randomUUID(), client, seq: index + 1, at }))
}
