import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ArticleTask } from '#contract/theory'
import { questions } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Tasks of the bank by their ids, each in its present version. Those of another subject and those that do not stand there now are left out. */
export async function readTasks(db: Db, subject: string, ids: readonly string[]): Promise<Map<string, ArticleTask>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: questions.id, question: questions.question, key: questions.key })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), eq(questions.isCurrent, true)))
    .orderBy(asc(questions.version))
  return new Map(rows.filter(({ question }) => question.subject === subject).map(({ id, question, key }) => [id, { question, key }]))
}
