import { inArray } from 'drizzle-orm'
import type { Key } from '#contract/key'
import type { Question } from '#contract/question'
import type { Db } from '../store/store.ts'
import { questions, type TaskReference } from '../store/schema.ts'

/** A task with its key. The key must not leave the server before the survey is finished. */
export type KeyedTask = { question: Question; key: Key }

/** The tasks of a survey in its order, in the words with which it began. */
export async function readTasks(db: Db, references: readonly TaskReference[]): Promise<KeyedTask[]> {
  const rows = await db
    .select({ id: questions.id, version: questions.version, question: questions.question, key: questions.key })
    .from(questions)
    .where(
      inArray(
        questions.id,
        references.map(({ id }) => id),
      ),
    )
  const byReference = new Map(rows.map((row) => [nameOf(row), row]))
  return references.map((reference) => {
    const row = byReference.get(nameOf(reference))
    if (!row) throw new Error(`the store has no task ${nameOf(reference)}`)
    return row
  })
}

const nameOf = ({ id, version }: TaskReference): string => `${id}@${version}`
