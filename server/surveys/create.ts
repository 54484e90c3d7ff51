import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SurveyRequest } from '#contract/survey-request'
import type { Db } from '../store/store.ts'
import { subjects, surveys } from '../store/schema.ts'
import { notReady, refuse, type Plan } from './plan.ts'
import { planExam } from './plan-exam.ts'
import { viewSurvey, type SurveyAnswer } from './view.ts'

/**
 * Makes a survey; its clock starts with the first fact about it. Runs inside the caller’s transaction.
 * Throws 404 for an unknown subject or paper, 409 where there are no tasks, 422 for what does not go together.
 */
export async function createSurvey(tx: Db, userId: string, request: SurveyRequest, now: Date): Promise<SurveyAnswer> {
  const [known] = await tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, request.subject))
  if (!known) refuse(404, 'Такого предмета немає')
  const id = await storePlan(tx, userId, await planOf(tx, userId, request, now), now)
  return viewSurvey(tx, userId, id, now)
}

async function planOf(tx: Db, userId: string, request: SurveyRequest, now: Date): Promise<Plan> {
  if (request.mode === 'nmt') return planExam(tx, userId, request, now)
  return refuse(409, notReady)
}

async function storePlan(tx: Db, userId: string, plan: Plan, createdAt: Date): Promise<string> {
  const id = `${plan.mode}-${randomUUID()}`
  await tx.insert(surveys).values({ ...plan, id, userId, createdAt })
  return id
}
