import { and, asc, eq, sql } from 'drizzle-orm'
import { cached } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { papers, results, surveys } from '../../store/schema.ts'
import { deadlineOf, isOver } from '../open-surveys/clock.ts'
import type { PaperPlan } from './plan.ts'

/** A published paper and when this visitor last finished it; 0 for never. */
type PaperHistory = { plan: PaperPlan; finished: number }

/** The published papers of a subject: those that the visitor has not finished first, then the one finished longest ago. */
export async function readPapers(db: Db, userId: string, subject: string, now: Date): Promise<PaperHistory[]> {
  const published = await publishedIn(db, subject)
  const finished = await lastFinishes(db, userId, subject, now)
  return published.map((plan) => ({ plan, finished: finished.get(plan.paper) ?? 0 })).toSorted((a, b) => a.finished - b.finished)
}

/** A published paper by its id; it is everybody’s, so that nothing is asked about the visitor. */
export const findPaper = async (db: Db, subject: string, id: string): Promise<PaperPlan | undefined> =>
  (await publishedIn(db, subject)).find(({ paper }) => paper === id)

const publishedIn = (db: Db, subject: string): Promise<(PaperPlan & { paper: string })[]> =>
  cached(db, `papers ${subject}`, async () => {
    const rows = await db
      .select()
      .from(papers)
      .where(and(eq(papers.subject, subject), eq(papers.isPublished, true)))
      .orderBy(asc(papers.position))
    return rows.map(({ id, title, max, tasks }) => ({ subject, paper: id, title, max, tasks }))
  })

/** Reads when this visitor last finished each paper, by paper. */
async function lastFinishes(db: Db, userId: string, subject: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ survey: surveys, finishedAt: results.finishedAt })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(surveys.userId, userId), sql`${surveys.papers} @> ${JSON.stringify([{ subject }])}::jsonb`))
  const last = new Map<string, number>()
  for (const { survey, finishedAt } of rows) {
    const end = finishedAt ?? (isOver(survey, now) ? deadlineOf(survey, now) : null)
    const paper = survey.papers.find((each) => each.subject === subject)?.paper
    if (end && paper) last.set(paper, Math.max(last.get(paper) ?? 0, end.getTime()))
  }
  return last
}
