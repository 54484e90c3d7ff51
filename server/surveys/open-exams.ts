import { and, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { results, surveys } from '../store/schema.ts'
import { isOver, type SurveyRow } from './clock.ts'
import { abandonedAfterMs } from './limits.ts'
import { withheldIds } from './withheld.ts'

/** A survey that may still keep its tasks back; moments are milliseconds. */
export type OpenExam = Pick<SurveyRow, 'policy' | 'pauses' | 'tasks'> & { created: number; started: number | null; isWithheld: boolean }

/** The surveys of a visitor that may keep their tasks back, as a list in JSON: a part of a question to the store. */
export function openExamsOf(db: Db, userId: string, now: Date): SQL<OpenExam[]> {
  const isWithheld = inArray(surveys.id, withheldIds(db, userId, now))
  const isOpen = and(
    eq(surveys.userId, userId),
    isNull(results.survey),
    gt(surveys.createdAt, new Date(now.getTime() - abandonedAfterMs)),
    sql`${surveys.policy}->>'feedback' = 'atEnd'`,
  )
  const exam = sql`json_build_object('policy', ${surveys.policy}, 'pauses', ${surveys.pauses}, 'tasks', ${surveys.tasks}, 'isWithheld', ${isWithheld},
    'created', extract(epoch from ${surveys.createdAt}) * 1000, 'started', extract(epoch from ${surveys.startedAt}) * 1000)`
  return sql`(select coalesce(json_agg(${exam}), '[]'::json) from ${surveys} left join ${results} on ${eq(results.survey, surveys.id)} where ${or(isOpen, isWithheld)})`
}

/**
 * Ids of the tasks that stand in surveys of this visitor that are not closed and show no verdict before their end, and in papers of a group whose
 * review is not open yet. Whatever tells a key of
 * a task leaves these out: practice, tests of articles, lessons and cards.
 */
export function tasksOfOpen(exams: readonly OpenExam[], now: Date): ReadonlySet<string> {
  const open = exams.filter(({ policy, pauses, created, started, isWithheld }) => {
    const startedAt = started === null ? null : new Date(started)
    return isWithheld || !isOver({ policy, pauses, createdAt: new Date(created), startedAt }, now)
  })
  return new Set(open.flatMap(({ tasks }) => tasks.map(({ id }) => id)))
}

/** The same, asked for alone. */
export async function readOpenExamTasks(db: Db, userId: string, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = (await db.execute(sql`select ${openExamsOf(db, userId, now)} as exams`)) as { rows: { exams: OpenExam[] }[] }
  return tasksOfOpen(rows[0]?.exams ?? [], now)
}
