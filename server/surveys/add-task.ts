import type * as v from 'valibot'
import type { moreAnswerSchema } from '#contract/survey'
import { readPool, readSubjects } from '../practice/pool.ts'
import { similarTo } from '../practice/similar.ts'
import type { Db } from '../store/store.ts'
import { appendTask, seedOf } from './append-task.ts'
import { holdSurvey } from './find.ts'
import { mostTasks } from './limits.ts'
import { refuse } from './plan.ts'
import { readTasks } from './tasks.ts'

const noMore = 'Схожих завдань більше немає'

/**
 * Adds a task like the given one to the end of a survey with feedback after each; runs inside the caller’s transaction.
 * Throws 404 for a foreign survey, 409 for a finished one, for an exam and where the bank has no more, 422 for a task that is not in it.
 */
export async function addTask(
  tx: Db,
  userId: string,
  id: string,
  like: string,
  now: Date,
): Promise<v.InferOutput<typeof moreAnswerSchema>> {
  const { survey, finishedAt } = await holdSurvey(tx, userId, id)
  if (survey.policy.feedback === 'atEnd') refuse(409, 'До цього тесту завдань не додають')
  if (finishedAt) refuse(409, 'Тест уже завершено')
  const [model] = await readTasks(
    tx,
    survey.tasks.filter((task) => task.id === like),
  )
  if (!model) return refuse(422, 'У цьому тесті немає такого завдання')
  const [subject] = await readSubjects(tx, [model.question.subject])
  const taken = new Set(survey.tasks.map((task) => task.id))
  const pool = subject ? await readPool(tx, userId, subject, now) : []
  const next = survey.tasks.length < mostTasks ? similarTo(pool, model.question, taken, seedOf(survey)) : undefined
  if (!next) return refuse(409, noMore)
  const added = await appendTask(tx, survey, next)
  return added ? { data: added } : refuse(409, noMore)
}
