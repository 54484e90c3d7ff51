import { asc, count, eq } from 'drizzle-orm'
import { kyivStudyDay } from '#domain/scheduling/study-day'
import type { SubjectReadiness } from '#domain/prediction'
import { countTasks } from '../../content/count-tasks.ts'
import { isDueAfter } from '../practice/mistakes.ts'
import { papers, questions, subjects } from '../../store/schema.ts'
import { cached } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { readSummary } from './keep.ts'
import { readinessOf } from '../forecast/readiness-of.ts'

/** Tells the user’s readiness in each subject that has tasks. */
export async function readReadiness(db: Db, userId: string, now: Date): Promise<SubjectReadiness[]> {
  const [rows, ready, summary, tasks] = await Promise.all([
    cached(db, 'subjects in order', async () => db.select().from(subjects).orderBy(asc(subjects.position))),
    cached(db, 'ready papers', () => countReady(db)),
    readSummary(db, userId, now),
    countTasks(db),
  ])
  const looks = Map.groupBy(summary.looks, ({ subject }) => subject)
  const today = kyivStudyDay(now)
  const tasksOf = new Map(tasks.map((each) => [each.topic, each]))
  return rows
    .filter(({ id }) => ready.has(id))
    .map((row) =>
      readinessOf(row, looks.get(row.id) ?? [], now.getTime(), {
        papers: ready.get(row.id) ?? 0,
        mistakesDue: (summary.mistakes[row.id] ?? []).filter((rightDays) => isDueAfter(rightDays, today)).length,
        tasksOf,
      }),
    )
}

/** Published papers of the subjects that have anything to solve. */
async function countReady(db: Db): Promise<Map<string, number>> {
  const solvable = await db.selectDistinct({ subject: questions.subject }).from(questions).where(eq(questions.isCurrent, true))
  const published = await db
    .select({ subject: papers.subject, count: count() })
    .from(papers)
    .where(eq(papers.isPublished, true))
    .groupBy(papers.subject)
  const counts = new Map(published.map((row) => [row.subject, row.count]))
  return new Map(solvable.map(({ subject }) => [subject, counts.get(subject) ?? 0]))
}
