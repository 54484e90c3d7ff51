import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { results, surveys } from '../store/schema.ts'
import { isOver } from './clock.ts'
import { abandonedAfterMs } from './limits.ts'
import { withheldIds } from './withheld.ts'

/**
 * Ids of the tasks that stand in surveys of this visitor that are not closed and show no verdict before their end, and in papers of a group whose
 * review is not open yet. Whatever tells a key of
 * a task leaves these out: practice, tests of articles, lessons and cards.
 */
export async function readOpenExamTasks(db: Db, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const isWithheld = inArray(surveys.id, withheldIds(db, userId, now))
  const isOpen = and(
    eq(surveys.userId, userId),
    isNull(results.survey),
    gt(surveys.createdAt, new Date(now.getTime() - abandonedAfterMs)),
    sql`${surveys.policy}->>'feedback' = 'atEnd'`,
  )
  const rows = await db
    .select({ survey: surveys, isWithheld: sql<boolean>`${isWithheld}` })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(or(isOpen, isWithheld))
  const exams = rows.filter(({ survey, isWithheld: isKeptBack }) => isKeptBack || !isOver(survey, now))
  return new Set(exams.flatMap(({ survey }) => survey.tasks.map(({ id }) => id)))
}
