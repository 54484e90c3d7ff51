import { and, eq } from 'drizzle-orm'
import type { Question } from '#contract/question'
import type { Db } from '../store/store.ts'
import { questions } from '../store/schema.ts'
import type { Content } from './parse.ts'
import type { Task } from './tasks.ts'

type Place = { isTraining: boolean; isCurrent: boolean }

/** Stores the tasks of papers and of the bank by (id, version), and what stands where; runs inside the caller’s transaction. */
export async function storeTasks(tx: Db, { papers, sets }: Content, isProduction: boolean): Promise<void> {
  await tx.update(questions).set({ isTraining: false, isCurrent: false })
  for (const { tasks, status } of papers)
    for (const task of tasks) await storeTask(tx, task, { isTraining: false, isCurrent: status === 'published' }, isProduction)
  for (const { tasks, isSolvedTwice } of sets) {
    const isReady = isSolvedTwice || !isProduction
    for (const task of tasks) await storeTask(tx, task, { isTraining: isReady, isCurrent: isReady }, isProduction)
  }
}

async function storeTask(tx: Db, { question, key, difficulty, seconds, hash }: Task, place: Place, isProduction: boolean): Promise<void> {
  const { id, version } = question
  const row = { id, version, hash, question, key, difficulty: Math.round(difficulty * 100), seconds, ...traitsOf(question), ...place }
  const inserted = await tx.insert(questions).values(row).onConflictDoNothing().returning({ id: questions.id })
  if (inserted.length > 0) return
  const isThisOne = and(eq(questions.id, id), eq(questions.version, version))
  const [known] = await tx.select({ hash: questions.hash }).from(questions).where(isThisOne)
  const isChanged = known?.hash !== hash
  if (isChanged) console.warn(`Завдання ${id} змінилося без нової версії (${version}): ${isProduction ? 'лишаю попередній текст' : 'беру новий текст'}.`)
  await tx.update(questions).set(isChanged && !isProduction ? row : place).where(isThisOne)
}

/** What tasks are drawn by. */
function traitsOf(question: Question) {
  const { subject, topic, form, points, numbers, stimulus } = question
  const choices = question.form === 'gap' ? question.gaps[0]?.options : 'options' in question ? question.options : undefined
  const rows = question.form === 'matching' ? question.rows : question.form === 'grouped' ? question.groups : undefined
  return { subject, topic, form, points, numbers, stimulus: stimulus?.id ?? null, options: choices?.length ?? null, rows: rows?.length ?? null }
}
