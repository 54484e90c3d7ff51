import { and, asc, count, eq, sql } from 'drizzle-orm'
import { kyivDay } from '#contract/day'
import { isPredictable, predictionGate, type PredictionBasis, type SubjectReadiness } from '#contract/prediction'
import { mistakeOf } from '../practice/mistakes.ts'
import { papers, questions, results, subjects, taskAnswers } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { abilitiesOf, type FirstAnswer } from './ability.ts'

const dayMs = 24 * 60 * 60 * 1000
const trendDays = 14
/** A section counts as covered from so many first answers on. */
const leastAnswers = 3

type Row = typeof subjects.$inferSelect
type Answer = FirstAnswer & {
  question: string
  subject: string
  outcome: 'right' | 'partial' | 'wrong' | 'unreadable'
  day: string
  isCurrent: boolean
}

/** Computes the user’s readiness in each subject that has tasks. */
export async function readReadiness(db: Db, userId: string, now: Date): Promise<SubjectReadiness[]> {
  const [rows, ready, answers, sat, tasks] = await Promise.all([
    db.select().from(subjects).orderBy(asc(subjects.position)),
    countReady(db),
    readAnswers(db, userId),
    readPapers(db, userId),
    countTasks(db),
  ])
  const bySubject = Map.groupBy(answers, ({ subject }) => subject)
  return rows
    .filter(({ id }) => ready.has(id))
    .map((row) => view(row, ready.get(row.id) ?? 0, bySubject.get(row.id) ?? [], sat.get(row.id) ?? [], tasks, now))
}

function view(
  row: Row,
  paperCount: number,
  answers: readonly Answer[],
  sat: readonly number[],
  tasksOf: ReadonlyMap<string, number>,
  now: Date,
): SubjectReadiness {
  const { id, title, kind, tasks, minutes, max, threshold, scale, structure, topics } = row.body
  const sections = topics.map((section) => ({
    id: section.id,
    title: section.title,
    weight: row.weights[section.id] ?? 0,
    topics: (section.children.length > 0 ? section.children : [section]).map((topic) => ({
      id: topic.id,
      title: topic.title,
      tasks: tasksOf.get(topic.id) ?? 0,
    })),
  }))
  const firsts = [...new Map(answers.toReversed().map((answer) => [answer.question, answer])).values()].toReversed()
  const before = basisAt(firsts, sections, sat, now.getTime() - trendDays * dayMs)
  return {
    subject: id,
    title,
    kind,
    papers: paperCount,
    mistakesDue: countDue(answers, kyivDay(now)),
    tasks,
    minutes,
    max,
    threshold,
    scores: scale.scores,
    parts: structure.parts,
    sections,
    now: basisAt(firsts, sections, sat, now.getTime()),
    before: isPredictable(before) ? before : null,
  }
}

function basisAt(firsts: readonly Answer[], sections: SubjectReadiness['sections'], sat: readonly number[], at: number): PredictionBasis {
  const known = firsts.filter((answer) => answer.at <= at).toSorted((a, b) => a.at - b.at)
  const isCovered = ({ id, topics }: SubjectReadiness['sections'][number]) =>
    known.filter(({ topic }) => topic === id || topics.some((each) => each.id === topic)).length >= leastAnswers
  return {
    at: new Date(at).toISOString(),
    answers: known.length,
    papers: sat.filter((moment) => moment <= at && moment > at - predictionGate.paperDays * dayMs).length,
    coverage: Math.round(100 * sections.filter(isCovered).reduce((sum, { weight }) => sum + weight, 0)) / 100,
    abilities: abilitiesOf(
      known,
      sections.flatMap(({ topics }) => topics.map(({ id }) => id)),
      at,
    ),
  }
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
async function countTasks(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ topic: questions.topic, count: count() })
    .from(questions)
    .where(and(eq(questions.isCurrent, true), eq(questions.isTraining, true)))
    .groupBy(questions.topic)
  return new Map(rows.map((row) => [row.topic, row.count]))
}

/** In order of time; tasks that no longer exist keep a middling difficulty. */
async function readAnswers(db: Db, userId: string): Promise<Answer[]> {
  const { question, subject, topic, form, points, max, outcome, day, at } = taskAnswers
  const rows = await db
    .select({ question, subject, topic, form, points, max, outcome, day, at, difficulty: questions.difficulty })
    .from(taskAnswers)
    .leftJoin(questions, and(eq(questions.id, question), eq(questions.isCurrent, true)))
    .where(eq(taskAnswers.userId, userId))
    .orderBy(asc(at), asc(taskAnswers.survey), asc(question))
  return rows.map(({ points: won, max: most, at: moment, difficulty, ...rest }) => ({
    ...rest,
    at: moment.getTime(),
    share: most === 0 ? 0 : won / most,
    difficulty: difficulty ?? 0,
    isCurrent: difficulty !== null,
  }))
}

/** When whole papers were finished, by their subject. */
async function readPapers(db: Db, userId: string): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ verdicts: sql<{ subject: string }[]>`${results.body}->'verdicts'`, at: results.finishedAt })
    .from(results)
    .where(eq(results.userId, userId))
  const finished = rows.flatMap(({ verdicts, at }) => verdicts.map(({ subject }) => ({ subject, at: at.getTime() })))
  return new Map([...Map.groupBy(finished, ({ subject }) => subject)].map(([subject, mine]) => [subject, mine.map(({ at }) => at)]))
}
