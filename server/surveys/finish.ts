import { eq } from 'drizzle-orm'
import { isBlank } from '#contract/scoring/score-answer'
import type { Result } from '#contract/result'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/store.ts'
import { results, type StoredResult } from '../store/schema.ts'
import { isOver, type SurveyRow } from './clock.ts'
import { findSurvey, holdSurvey, readEvents } from './find.ts'
import { countAnswered, gradeSurvey, type Sheet } from './grade.ts'
import { readSubjectOf, readTasks, type KeyedTask } from './tasks.ts'

/**
 * Finishes a survey on the pupil’s word; runs inside the caller’s transaction. A finished one gives the result it has.
 * Throws 404 for a foreign survey and 409 when the device knows of more answers than have arrived; then nothing is finished.
 */
export async function finishSurvey(tx: Db, userId: string, id: string, answered: number | undefined, now: Date): Promise<Result> {
  const { survey, finishedAt } = await holdSurvey(tx, userId, id)
  if (finishedAt) return storedResult(tx, survey)
  const sheet = await readSheet(tx, survey)
  if ((answered ?? 0) > countAnswered(sheet.events)) throw new Problem(409, 'Ще не всі відповіді надійшли')
  return storeResult(tx, sheet, now)
}

/**
 * The result of a survey. One whose time is over is finished here; from then on no more answers are taken, because the keys are out.
 * Throws 404 for a foreign survey and 409 for one that still runs.
 */
export async function readResult(db: Db, userId: string, id: string, now: Date): Promise<Result> {
  const { survey, finishedAt } = await findSurvey(db, userId, id)
  if (finishedAt) return storedResult(db, survey)
  if (!isOver(survey, now)) throw new Problem(409, 'Тест ще триває')
  return db.transaction((tx) => finishSurvey(tx, userId, id, undefined, now))
}

/** Everything that a result of this survey follows from. */
export async function readSheet(db: Db, survey: SurveyRow): Promise<Sheet> {
  const subject = await readSubjectOf(db, survey.subject)
  const tasks = await readTasks(db, survey.tasks)
  return { survey, subject, tasks, events: await readEvents(db, survey.id) }
}

async function storeResult(tx: Db, sheet: Sheet, now: Date): Promise<Result> {
  const body = gradeSurvey(sheet, now)
  await tx.insert(results).values({
    survey: sheet.survey.id,
    userId: sheet.survey.userId,
    raw: body.raw,
    max: body.max,
    scaled: body.scaled,
    answered: body.items.filter(({ answer }) => !isBlank(answer)).length,
    finishedAt: new Date(body.finishedAt),
    body,
  })
  return withTexts(body, sheet.tasks)
}

async function storedResult(db: Db, survey: SurveyRow): Promise<Result> {
  const [row] = await db.select({ body: results.body }).from(results).where(eq(results.survey, survey.id))
  if (!row) throw new Problem(404, 'Такого тесту немає')
  return withTexts(row.body, await readTasks(db, survey.tasks))
}

function withTexts({ items, ...result }: StoredResult, tasks: readonly KeyedTask[]): Result {
  const byId = new Map(tasks.map((task) => [task.question.id, task]))
  return {
    ...result,
    items: items.flatMap(({ id, version: _version, ...item }) => {
      const task = byId.get(id)
      return task ? [{ ...item, question: task.question, key: task.key }] : []
    }),
  }
}
