import { inArray } from 'drizzle-orm'
import type { KeyedTask } from '#contract/grading/sheet'
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

const nameOf = ({ id, version }: TaskReference): string => `${id}@${version}`
