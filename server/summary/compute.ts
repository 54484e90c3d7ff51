import { asc, and, eq, like, sql } from 'drizzle-orm'
import type { SurveyMode } from '#contract/survey-mode'
import { firstsOf } from '../prediction/evidence.ts'
import { readEvidence } from '../prediction/read-evidence.ts'
import { rightDaysOf } from '../practice/mistakes.ts'
import { questions, results, taskAnswers, templates } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { readPreferences } from '../users/facts.ts'
import { reviewDays } from '../users/review-days.ts'
import type { First, Summary, TopicSummary } from './summary.ts'

/** Modes that ask about a topic among others. */
const mixedModes = new Set<SurveyMode>(['nmt', 'mixed', 'quick', 'diagnostic'])
const mostDays = 400

type Answer = Awaited<ReturnType<typeof readAnswers>>[number]

/** Computes the summary of a visitor anew from everything that is stored. */
export async function computeSummary(db: Db, userId: string): Promise<Summary> {
  const answers = await readAnswers(db, userId)
  const { examDate } = await readPreferences(db, userId)
  return {
    counts: await countSurveys(db, userId),
    examDate,
    topics: groups(answers, ({ subject, topic }) => `${subject} ${topic}`).map(topicOf),
    days: daysOf(answers, await reviewDays(db, userId)),
    looks: firstsOf(await readEvidence(db, userId, answers)),
    mistakes: mistakesOf(answers),
  }
}

/** In order of time; a task made of a template is as hard as its template, and tasks that no longer exist keep a middling difficulty. */
async function readAnswers(db: Db, userId: string) {
  const { drawnBy } = templates
  const difficulty = sql<number | null>`coalesce(${questions.difficulty}, (${drawnBy}->>'difficulty')::float8)`
  const seconds = sql<number | null>`coalesce(${questions.seconds}, (${drawnBy}->>'seconds')::float8)`
  const rows = await db
    .select({ answer: taskAnswers, difficulty, seconds })
    .from(taskAnswers)
    .leftJoin(questions, and(eq(questions.id, taskAnswers.question), eq(questions.isCurrent, true)))
    .leftJoin(templates, and(like(taskAnswers.question, '%~%'), eq(templates.id, sql`split_part(${taskAnswers.question}, '~', 1)`)))
    .where(eq(taskAnswers.userId, userId))
    .orderBy(asc(taskAnswers.at), asc(taskAnswers.survey), asc(taskAnswers.question))
  return rows.map(({ answer, difficulty: hard, seconds: expected }) => ({
    ...answer,
    at: answer.at.getTime(),
    share: answer.max === 0 ? 0 : answer.points / answer.max,
    difficulty: hard ?? 0,
    expected: expected ?? 0,
    isCurrent: hard !== null,
  }))
}

function topicOf([, answers]: [string, Answer[]]): TopicSummary {
  const firsts = [...new Map(answers.toReversed().map((answer) => [answer.question, answer])).values()]
  const [first] = answers
  return {
    subject: first?.subject ?? '',
    topic: first?.topic ?? '',
    ...shareOf(answers),
    lastAt: new Date(answers.at(-1)?.at ?? 0).toISOString(),
    firsts: firsts
      .toSorted((a, b) => a.at - b.at)
      .map(({ points, max, at, day, mode }): First => [points, max, at, day, mixedModes.has(mode)]),
  }
}

function daysOf(answers: readonly Answer[], reviews: ReadonlyMap<string, number>): Summary['days'] {
  const byDay = Map.groupBy(answers, ({ day }) => day)
  const days = [...new Set([...byDay.keys(), ...reviews.keys()])].toSorted().slice(-mostDays)
  return days.map((day) => ({ day, ...shareOf(byDay.get(day) ?? []), reviews: reviews.get(day) ?? 0 }))
}

function mistakesOf(answers: readonly Answer[]): Summary['mistakes'] {
  const current = answers.filter(({ isCurrent }) => isCurrent)
  return Object.fromEntries(
    groups(current, ({ subject }) => subject).flatMap(([subject, own]) => {
      const waiting = groups(own, ({ question }) => question)
        .map(([, past]) => rightDaysOf(past))
        .filter((days) => days !== null)
      return waiting.length === 0 ? [] : [[subject, waiting]]
    }),
  )
}

/** By key, in the order of the keys. */
const groups = (answers: readonly Answer[], keyOf: (answer: Answer) => string): [string, Answer[]][] =>
  [...Map.groupBy(answers, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))

const shareOf = (answers: readonly Answer[]) => ({
  answers: answers.length,
  points: answers.reduce((sum, { points }) => sum + points, 0),
  max: answers.reduce((sum, { max }) => sum + max, 0),
})

async function countSurveys(db: Db, userId: string): Promise<Summary['counts']> {
  const [counts] = await db
    .select({
      surveys_finished: sql<number>`count(*)::int`,
      answers_given: sql<number>`coalesce(sum(${results.answered}), 0)::int`,
      points_earned: sql<number>`coalesce(sum(${results.raw}), 0)::int`,
      points_possible: sql<number>`coalesce(sum(${results.max}), 0)::int`,
    })
    .from(results)
    .where(eq(results.userId, userId))
  return counts ?? { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0 }
}
