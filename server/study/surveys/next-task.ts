import { guessOf, isSolved } from '#domain/diagnostic'
import { gradeItems } from '#domain/grading/grade-items'
import type { NextAnswer } from '#contract/survey'
import { diagnosticTopics, drawDiagnostic } from '../practice/draw-diagnostic.ts'
import { readBank, readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import type { Small } from '../../store/once.ts'
import { findTask } from './add-task.ts'
import { appendTask, seedOf } from './append-task.ts'
import { holdSurvey } from './find.ts'
import { refuse } from './plan.ts'
import { readGradingInput } from './grading-input.ts'
import { readWithheld } from '../open-surveys/withheld.ts'

/** How the next task is kept for a repeated call: as its id. */
export const asNext = (userId: string, id: string): Small<NextAnswer> => ({
  keep: ({ data }) => ({ question: data.question?.id ?? null }),
  recall: async ({ question }, db) => ({
    data: { question: typeof question === 'string' ? (await findTask(db, userId, id, question)).question : null },
  }),
})

/**
 * Adds the task that decides most to a diagnostic; null where enough is known. Runs inside the caller’s transaction. Throws 404 for a
 * foreign survey, 409 for a finished one or no diagnostic.
 */
export async function nextTask(tx: Db, userId: string, id: string, now: Date): Promise<NextAnswer> {
  const { survey, finishedAt } = await holdSurvey(tx, userId, id)
  if (survey.mode !== 'diagnostic') refuse(409, 'Завдання одне за одним дає лише діагностика')
  if (finishedAt) refuse(409, 'Тест уже завершено')
  const [subject] = await readSubjects(tx, survey.subjects)
  if (!subject) return { data: { question: null } }
  const sheet = await readGradingInput(tx, survey)
  const questions = new Map(sheet.tasks.map(({ question }) => [question.id, question]))
  const asked = gradeItems(sheet, now, now).flatMap(({ id: task, points, max }) => {
    const question = questions.get(task)
    return question ? [{ topic: question.topic, question: task, isRight: isSolved({ points, max }), guess: guessOf(question) }] : []
  })
  const { tasks: withheld } = await readWithheld(tx, userId, now, id)
  const bank = (await readBank(tx, subject)).filter((task) => task.isTraining && !withheld.has(task.id))
  const next = drawDiagnostic(bank, diagnosticTopics(subject, bank), asked, seedOf(survey))
  if (!next) return { data: { question: null } }
  const added = await appendTask(tx, survey, next)
  return { data: { question: added?.question ?? null } }
}
