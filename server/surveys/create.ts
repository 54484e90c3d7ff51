import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SurveyRequest } from '#contract/survey-request'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../store/store.ts'
import { results, surveys } from '../store/schema.ts'
import { abandonedAfterMs, mostRunning } from './limits.ts'
import { storeInstances } from '../templates/store-templates.ts'
import type { Plan } from '../store/schema.ts'
import { refuse } from './plan.ts'
import { planExams } from './plan-exam.ts'
import { planPractice } from './plan-practice.ts'
import { planRetry } from './plan-retry.ts'
import { planTheory } from './plan-theory.ts'
import { viewNew, type SurveyAnswer } from './view.ts'

/**
 * Makes a survey, or both blocks of a day and answers with the first; its clock starts with the first fact about it. Runs inside the caller’s
 * transaction. Throws 404 for what is not there, 409 where there are no tasks or too many surveys run, 422 for what does not go together.
 */
export async function createSurvey(tx: Db, userId: string, request: SurveyRequest, now: Date): Promise<SurveyAnswer> {
  await checkRunning(tx, userId, now)
  const planned = (await plansOf(tx, userId, request, now)).map((plan) => ({ plan, id: `${plan.mode}-${randomUUID()}` }))
  const [first, second] = planned
  if (!first) throw new Error('nothing was planned')
  await storeInstances(
    tx,
    planned.flatMap(({ plan }) => plan.tasks),
  )
  const rows = planned.map(({ plan, id }) => {
    const other = id === first.id ? second : first
    const day = other ? { block: id === first.id ? (1 as const) : (2 as const), otherId: other.id } : null
    return { ...plan, id, userId, day, createdAt: now }
  })
  const made = await tx.insert(surveys).values(rows).returning()
  const own = made.find(({ id }) => id === first.id)
  if (!own) throw new Error('the survey was not stored')
  return viewNew(tx, own, now)
}

async function plansOf(tx: Db, userId: string, request: SurveyRequest, now: Date): Promise<Plan[]> {
  if (request.mode === 'retry') return [await planRetry(tx, userId, request, now)]
  const [subject] = await readSubjects(tx, [request.subject])
  if (!subject) return refuse(404, 'Такого предмета немає')
  if (request.mode === 'nmt') return planExams(tx, userId, request, now)
  if (request.mode === 'theory') return [await planTheory(tx, userId, subject, request, now)]
  return [await planPractice(tx, userId, subject, request, now)]
}

/** Makes a survey of a plan that was fixed before. Throws 409 where too many run. */
export async function createPlanned(tx: Db, userId: string, plan: Plan, now: Date): Promise<string> {
  await checkRunning(tx, userId, now)
  const id = `${plan.mode}-${randomUUID()}`
  await tx.insert(surveys).values({ ...plan, id, userId, createdAt: now })
  return id
}

async function checkRunning(tx: Db, userId: string, now: Date): Promise<void> {
  const [running] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(surveys.userId, userId), isNull(results.survey), gt(surveys.createdAt, new Date(now.getTime() - abandonedAfterMs))))
  if ((running?.count ?? 0) >= mostRunning) refuse(409, 'Забагато незавершених тестів. Спершу заверши котрийсь із них')
}
