import type * as v from 'valibot'
import type { moreAnswerSchema } from '#contract/survey'
import type { Small } from '../../store/once.ts'
import { readPool, readSubjects } from '../practice/pool.ts'
import { similarTo } from '../practice/similar.ts'
import type { Db } from '../../store/store.ts'
import { appendTask, seedOf } from './append-task.ts'
import { findSurvey, holdSurvey } from './find.ts'
import { mostTasks } from '../open-surveys/limits.ts'
import { refuse } from './plan.ts'
import { readTasks, type KeyedTask } from './tasks.ts'
import { readWithheld, refuseWithheld } from '../open-surveys/withheld.ts'

type MoreAnswer = v.InferOutput<typeof moreAnswerSchema>

/** How an added task is kept for a repeated call: as its id. Throws 409 where it is withheld by now. */
export const asAdded = (userId: string, id: string, now: Date): Small<MoreAnswer> => ({
  keep: ({ data }) => ({ question: data.question.id }),
  recall: async ({ question }, db) => {
    const added = await findTask(db, userId, id, String(question))
    refuseWithheld(await readWithheld(db, userId, now), [added.question.id])
    return { data: added }
  },
})

/** A task of a survey of this owner. Throws 404 where there is no such task. */
export async function findTask(db: Db, userId: string, id: string, question: string): Promise<KeyedTask> {
  const { survey } = await findSurvey(db, userId, id)
  const [task] = await readTasks(
    db,
    survey.tasks.filter((each) => each.id === question),
  )
  return task ?? refuse(404, 'Такого завдання немає')
}

const noMore = 'Схожих завдань більше немає'

/**
 * Adds a task like the given one to the end of a survey. Runs inside the caller’s transaction. Throws 404 for a foreign survey, 409 where
 * none may be added, 422 for a task not in it.
 */
export async function addTask(tx: Db, userId: string, id: string, like: string, now: Date): Promise<MoreAnswer> {
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
