import { and, asc, eq, sql } from 'drizzle-orm'
import { kept } from '../content/edition.ts'
import type { Db } from '../store/store.ts'
import { papers, results, surveys } from '../store/schema.ts'
import { deadlineOf, isOver } from './clock.ts'
import type { PaperPlan } from './plan.ts'

/** A published paper and when this visitor last finished it; 0 for never. */
type KnownPaper = { plan: PaperPlan; finished: number }

/** The published papers of a subject: those that the visitor has not finished first, then the one finished longest ago. */
export async function readPapers(db: Db, userId: string, subject: string, now: Date): Promise<KnownPaper[]> {
  const published = await kept(db, `papers ${subject}`, async () =>
    db
      .select()
      .from(papers)
      .where(and(eq(papers.subject, subject), eq(papers.isPublished, true)))
      .orderBy(asc(papers.position)),
  )
  const finished = await lastFinishes(db, userId, subject, now)
  return published
    .map(({ id, title, max, tasks }) => ({ plan: { subject, paper: id, title, max, tasks }, finished: finished.get(id) ?? 0 }))
    .toSorted((a, b) => a.finished - b.finished)
}

/** When each paper was last finished by this visitor, by paper. */
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
