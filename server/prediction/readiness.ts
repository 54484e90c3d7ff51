import { and, asc, count, eq, sql } from 'drizzle-orm'
import { kyivDay } from '#contract/day'
import type { SubjectReadiness } from '#contract/prediction'
import { mistakeOf } from '../practice/mistakes.ts'
import { papers, questions, subjects, taskAnswers } from '../store/schema.ts'
import { kept } from '../content/edition.ts'
import type { Db } from '../store/store.ts'
import { firstsOf } from './evidence.ts'
import { readEvidence, type Graded } from './read-evidence.ts'
import { readinessOf } from './readiness-of.ts'

type Answer = Graded & {
  outcome: 'right' | 'partial' | 'wrong' | 'unreadable'
  day: string
  isCurrent: boolean
}

/** Computes the user’s readiness in each subject that has tasks. */
export async function readReadiness(db: Db, userId: string, now: Date): Promise<SubjectReadiness[]> {
  const [rows, ready, answers, tasks] = await Promise.all([
    kept(db, 'subjects in order', async () => db.select().from(subjects).orderBy(asc(subjects.position))),
    kept(db, 'ready papers', () => countReady(db)),
    readAnswers(db, userId),
    kept(db, 'tasks by topic', () => countTasks(db)),
  ])
  const evidence = Map.groupBy(firstsOf(await readEvidence(db, userId, answers)), ({ subject }) => subject)
  const bySubject = Map.groupBy(answers, ({ subject }) => subject)
  return rows
    .filter(({ id }) => ready.has(id))
    .map((row) =>
      readinessOf(row, evidence.get(row.id) ?? [], now.getTime(), {
        papers: ready.get(row.id) ?? 0,
        mistakesDue: countDue(bySubject.get(row.id) ?? [], kyivDay(now)),
        tasksOf: tasks,
      }),
    )
}

function countDue(answers: readonly Answer[], today: string): number {
  const byTask = Map.groupBy(
    answers.filter(({ isCurrent }) => isCurrent),
    ({ question }) => question,
  )
  return [...byTask.values()].filter((past) => mistakeOf(past, today)?.isDue).length
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

/** Tasks for practice, by their topic. */
async function countTasks(db: Db): Promise<Map<string, { count: number; difficulty: number }>> {
  const difficulty = sql<number>`round(avg(${questions.difficulty}))::int`
  const rows = await db
    .select({ topic: questions.topic, count: count(), difficulty })
    .from(questions)
    .where(and(eq(questions.isCurrent, true), eq(questions.isTraining, true)))
    .groupBy(questions.topic)
  return new Map(rows.map(({ topic, ...of }) => [topic, of]))
}

/** In order of time; tasks that no longer exist keep a middling difficulty. */
async function readAnswers(db: Db, userId: string): Promise<Answer[]> {
  const { survey, question, subject, topic, form, points, max, outcome, day, at } = taskAnswers
  const rows = await db
    .select({
      survey,
      question,
      subject,
      topic,
      form,
      points,
      max,
      outcome,
      day,
      at,
      difficulty: questions.difficulty,
      seconds: questions.seconds,
    })
    .from(taskAnswers)
    .leftJoin(questions, and(eq(questions.id, question), eq(questions.isCurrent, true)))
    .where(eq(taskAnswers.userId, userId))
    .orderBy(asc(at), asc(survey), asc(question))
  return rows.map(({ points: won, at: moment, difficulty, seconds, ...rest }) => ({
    ...rest,
    at: moment.getTime(),
    share: rest.max === 0 ? 0 : won / rest.max,
    difficulty: difficulty ?? 0,
    expected: seconds ?? 0,
    isCurrent: difficulty !== null,
  }))
}
