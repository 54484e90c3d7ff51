import { randomUUID } from 'node:crypto'
import type { SurveyRequest } from '#contract/survey'
import type { Db } from '../store/store.ts'
import { surveys } from '../store/schema.ts'
import { choosePaper } from './choose-paper.ts'
import { examSeconds } from './clock.ts'
import { viewSurvey, type SurveyAnswer } from './view.ts'

/** Makes a survey; its clock starts with the first fact about it. Runs inside the caller’s transaction; throws as `choosePaper` does. */
export async function createSurvey(tx: Db, userId: string, request: SurveyRequest, now: Date): Promise<SurveyAnswer> {
  const paper = await choosePaper(tx, userId, request, now)
  const id = `${request.mode}-${randomUUID()}`
  await tx.insert(surveys).values({
    id,
    userId,
    subject: paper.subject,
    mode: request.mode,
    paper: paper.id,
    title: paper.title,
    seconds: examSeconds,
    max: paper.max,
    tasks: paper.tasks,
    createdAt: now,
  })
  return viewSurvey(tx, userId, id, now)
}
