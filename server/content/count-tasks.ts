import { and, count, eq, sql } from 'drizzle-orm'
import { cached } from '../store/edition.ts'
import type { Db } from '../store/store.ts'
import { questions, templates } from '../store/schema.ts'

/** Tasks for practice of one topic, and their mean difficulty in hundredths. */
export type TopicTasks = { subject: string; topic: string; count: number; difficulty: number }

/**
 * Counts, topic by topic, what a newcomer may practise with: tasks of the bank, and one for each template. Every number of tasks on the
 * site is a sum of these.
 */
export const countTasks = (db: Db): Promise<TopicTasks[]> => cached(db, 'tasks by topic', () => readCounts(db))

/** The sum of each subject. */
export async function countTasksBySubject(db: Db): Promise<Map<string, number>> {
  const bySubject = Map.groupBy(await countTasks(db), ({ subject }) => subject)
  return new Map([...bySubject].map(([subject, own]) => [subject, own.reduce((sum, each) => sum + each.count, 0)]))
}

async function readCounts(db: Db): Promise<TopicTasks[]> {
  const { subject, topic } = questions
  const difficulty = sql<number>`avg(${questions.difficulty})::float8`
  const written = await db
    .select({ subject, topic, count: count(), difficulty })
    .from(questions)
    .where(and(eq(questions.isCurrent, true), eq(questions.isTraining, true)))
    .groupBy(subject, topic)
  const made = await db.select({ subject: templates.subject, drawnBy: templates.drawnBy }).from(templates)
  const instances = made.flatMap(({ subject: of, drawnBy }) => topicsOf(drawnBy).map((each) => ({ subject: of, count: 1, ...each })))
  return [...Map.groupBy([...written, ...instances], (each) => `${each.subject} ${each.topic}`).values()].flatMap((own) => {
    const total = own.reduce((sum, each) => sum + each.count, 0)
    const mean = own.reduce((sum, each) => sum + each.difficulty * each.count, 0) / total
    return own.slice(0, 1).map((first) => ({ subject: first.subject, topic: first.topic, count: total, difficulty: Math.round(mean) }))
  })
}

/** The topics that instances of a template have, with the mean difficulty of those of each. */
function topicsOf({ topic, difficulty, asks }: (typeof templates.$inferSelect)['drawnBy']): { topic: string; difficulty: number }[] {
  if (asks.length === 0) return [{ topic, difficulty }]
  return [...Map.groupBy(asks, (ask) => ask.topic)].map(([each, own]) => ({
    topic: each,
    difficulty: (100 * own.reduce((sum, ask) => sum + ask.difficulty, 0)) / own.length,
  }))
}
