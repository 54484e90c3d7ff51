import { and, eq, inArray } from 'drizzle-orm'
import type { KeyedTask } from '#domain/grading/grading-input'
import { cachedEach } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { questions, type TaskReference } from '../../store/schema.ts'

export type { KeyedTask }

/** The tasks of a survey in its order, in the words with which it began. */
export async function readTasks(db: Db, references: readonly TaskReference[]): Promise<KeyedTask[]> {
  const { id, version, question, key } = questions
  const byReference = await cachedEach(db, 'task', references.map(nameOf), async (missing) => {
    const ids = new Set(missing.map((name) => name.slice(0, name.lastIndexOf('@'))))
    const rows = await db
      .select({ id, version, question, key })
      .from(questions)
      .where(inArray(id, [...ids]))
    return new Map(rows.map((row) => [nameOf(row), row]))
  })
  return references.map((reference) => {
    const row = byReference.get(nameOf(reference))
    if (!row) throw new Error(`the store has no task ${nameOf(reference)}`)
    return row
  })
}

/** The words of today where the task still stands somewhere, else those with which the survey began. */
export async function inNewestWords(db: Db, references: readonly TaskReference[]): Promise<TaskReference[]> {
  const ids = references.map(({ id }) => id)
  const current = await db
    .select({ id: questions.id, version: questions.version })
    .from(questions)
    .where(and(inArray(questions.id, ids), eq(questions.isCurrent, true)))
  return references.map(({ id, version }) => current.find((task) => task.id === id) ?? { id, version })
}

const nameOf = ({ id, version }: TaskReference): string => `${id}@${version}`
