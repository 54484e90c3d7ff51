import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Practice } from '#contract/practice'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { papers, results, surveys } from '../../store/schema.ts'
import { readWithheld } from '../open-surveys/withheld.ts'
import { drawFor } from './draw-for.ts'
import { readPool, readSubjects } from './pool.ts'
import { bandOf, byId } from '../../content/bank-task.ts'

/** Everything that the set-ups of one subject count with. Throws 404 for an unknown subject. */
export async function viewPractice(db: Db, userId: string, id: string, now: Date): Promise<Practice> {
  const [subject] = await readSubjects(db, [id])
  if (!subject) throw new Problem(404, 'Такого предмета немає')
  const pool = (await readPool(db, userId, subject, now)).toSorted(byId)
  const { tasks: drawn, whyNot } = await drawFor(db, userId, subject, await readWithheld(db, userId, now))
  return {
    subject: id,
    tasks: pool.map((task) => ({
      id: task.id,
      topic: task.topic,
      form: task.form,
      points: task.points,
      seconds: task.seconds,
      difficulty: bandOf(task),
      state: task.state,
      mistake: task.mistake,
      isSaved: task.savedAt !== null,
    })),
    papers: await viewPapers(db, userId, id),
    canDraw: drawn !== null,
    whyNoPaper: whyNot,
  }
}

async function viewPapers(db: Db, userId: string, subject: string): Promise<Practice['papers']> {
  const published = await db
    .select()
    .from(papers)
    .where(and(eq(papers.subject, subject), eq(papers.isPublished, true)))
    .orderBy(asc(papers.position))
  const sat = await db
    .select({
      papers: surveys.papers,
      verdicts: sql<{ subject: string; raw: number; max: number }[]>`${results.body}->'verdicts'`,
      at: results.finishedAt,
    })
    .from(results)
    .innerJoin(surveys, eq(surveys.id, results.survey))
    .where(and(eq(results.userId, userId), sql`${surveys.papers} @> ${JSON.stringify([{ subject }])}::jsonb`))
    .orderBy(desc(results.finishedAt))
  return published.map(({ id, title, numbers, max }) => {
    const last = sat.find((each) => each.papers.some(({ paper }) => paper === id))
    const verdict = last?.verdicts.find((each) => each.subject === subject)
    return {
      id,
      title,
      tasks: numbers,
      max,
      last: last && verdict ? { raw: verdict.raw, max: verdict.max, at: last.at.toISOString() } : null,
    }
  })
}
