import { and, asc, eq } from 'drizzle-orm'
import type { SurveyRequest } from '#contract/survey'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/store.ts'
import { papers, results, subjects, surveys } from '../store/schema.ts'
import { deadlineOf, isOver } from './clock.ts'

export type PaperRow = typeof papers.$inferSelect

/**
 * The paper of a new survey: the one asked for, else the first that the visitor has not finished, else the one finished longest ago.
 * Throws 404 for an unknown subject or paper and 409 for a subject whose papers are still being written.
 */
export async function choosePaper(db: Db, userId: string, { subject, paper }: SurveyRequest, now: Date): Promise<PaperRow> {
  const [known] = await db.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, subject))
  if (!known) throw new Problem(404, 'Такого предмета немає')
  const published = await db
    .select()
    .from(papers)
    .where(and(eq(papers.subject, subject), eq(papers.isPublished, true)))
    .orderBy(asc(papers.position))
  if (paper !== undefined) return published.find(({ id }) => id === paper) ?? refuse(404, 'Такого варіанта немає')
  const finished = await lastFinishes(db, userId, subject, now)
  const [next] = published.toSorted((a, b) => (finished.get(a.id) ?? 0) - (finished.get(b.id) ?? 0))
  return next ?? refuse(409, 'Завдання з цього предмета ще готуються')
}

/** When each paper was last finished by this visitor, by paper. */
async function lastFinishes(db: Db, userId: string, subject: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ survey: surveys, finishedAt: results.finishedAt })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(surveys.userId, userId), eq(surveys.subject, subject)))
  const last = new Map<string, number>()
  for (const { survey, finishedAt } of rows) {
    const end = finishedAt ?? (isOver(survey, now) ? deadlineOf(survey) : null)
    if (end) last.set(survey.paper, Math.max(last.get(survey.paper) ?? 0, end.getTime()))
  }
  return last
}

function refuse(status: 404 | 409, message: string): never {
  throw new Problem(status, message)
}
