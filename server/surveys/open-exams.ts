import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { results, surveys } from '../store/schema.ts'
import { isOver } from './clock.ts'
import { abandonedAfterMs } from './limits.ts'

/**
 * Ids of the tasks that stand in surveys of this visitor that are not closed and show no verdict before their end. Whatever tells a key of
 * a task leaves these out: practice, tests of articles, lessons and cards.
 */
export async function readOpenExamTasks(db: Db, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const open = await db
    .select({ survey: surveys })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(
      and(
        eq(surveys.userId, userId),
        isNull(results.survey),
        gt(surveys.createdAt, new Date(now.getTime() - abandonedAfterMs)),
        sql`${surveys.policy}->>'feedback' = 'atEnd'`,
      ),
    )
  return new Set(open.filter(({ survey }) => !isOver(survey, now)).flatMap(({ survey }) => survey.tasks.map(({ id }) => id)))
}
