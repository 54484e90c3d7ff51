import { and, eq } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { questions } from '../store/schema.ts'
import type { Paper, Task } from './paper.ts'

/** Stores the tasks of papers by (id, version); runs inside the caller’s transaction. */
export async function storeTasks(tx: Db, papers: readonly Paper[], isProduction: boolean): Promise<void> {
  for (const task of papers.flatMap((paper) => paper.tasks)) await storeTask(tx, task, isProduction)
}

async function storeTask(tx: Db, { question, key, difficulty, seconds, hash }: Task, isProduction: boolean): Promise<void> {
  const row = { id: question.id, version: question.version, hash, question, key, difficulty: Math.round(difficulty * 100), seconds }
  const inserted = await tx.insert(questions).values(row).onConflictDoNothing().returning({ id: questions.id })
  if (inserted.length > 0) return
  const isThisOne = and(eq(questions.id, row.id), eq(questions.version, row.version))
  const [known] = await tx.select({ hash: questions.hash }).from(questions).where(isThisOne)
  if (known?.hash === hash) return
  const outcome = isProduction ? 'лишаю попередній текст' : 'беру новий текст'
  console.warn(`Завдання ${row.id} змінилося без нової версії (${row.version}): ${outcome}.`)
  if (!isProduction) await tx.update(questions).set(row).where(isThisOne)
}
