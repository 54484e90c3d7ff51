import { asc, eq, sql } from 'drizzle-orm'
import { daysToExam } from '#contract/exam-date'
import { gapDaysBefore, masteryOf } from '#contract/mastery'
import type { SurveyMode } from '#contract/survey-mode'
import type { Statistic } from '#contract/user'
import type { Db } from '../store/store.ts'
import { results, taskAnswers } from '../store/schema.ts'
import { readPreferences } from './facts.ts'
import { reviewDays } from './review-days.ts'

type Answer = Pick<typeof taskAnswers.$inferSelect, 'question' | 'subject' | 'topic' | 'mode' | 'at' | 'day' | 'points' | 'max'>

/** Modes that ask about a topic among others. */
const mixedModes = new Set<SurveyMode>(['nmt', 'mixed', 'quick', 'diagnostic'])
const mostDays = 400

/** Computes the statistics of a user. */
export async function readStatistic(db: Db, userId: string, now: Date): Promise<Statistic> {
  const { question, subject, topic, mode, at, day, points, max } = taskAnswers
  const answers = await db
    .select({ question, subject, topic, mode, at, day, points, max })
    .from(taskAnswers)
    .where(eq(taskAnswers.userId, userId))
    .orderBy(asc(at), asc(taskAnswers.survey), asc(question))
  const { examDate } = await readPreferences(db, userId)
  const gapDays = gapDaysBefore(daysToExam(now.getTime(), examDate))
  return {
    ...(await countSurveys(db, userId)),
    by_subject: groups(answers, (answer) => answer.subject).map(([id, mine]) => ({ subject: id, ...shareOf(mine), last_at: lastOf(mine) })),
    by_topic: groups(answers, (answer) => `${answer.subject} ${answer.topic}`).map(([, mine]) => topicOf(mine, now, gapDays)),
    by_day: daysOf(answers, await reviewDays(db, userId)),
  }
}

function daysOf(answers: readonly Answer[], reviews: ReadonlyMap<string, number>): Statistic['by_day'] {
  const byDay = Map.groupBy(answers, ({ day }) => day)
  const days = [...new Set([...byDay.keys(), ...reviews.keys()])].toSorted().slice(-mostDays)
  return days.map((day) => ({ day, ...shareOf(byDay.get(day) ?? []), reviews: reviews.get(day) ?? 0 }))
}

function topicOf(answers: readonly Answer[], now: Date, gapDays: number): Statistic['by_topic'][number] {
  const firsts = [...new Map(answers.toReversed().map((answer) => [answer.question, answer])).values()]
  const evidence = firsts
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ points, max, at, day, mode }) => ({ points, max, at: at.getTime(), day, isMixed: mixedModes.has(mode) }))
  const mastery = masteryOf(evidence, now.getTime(), gapDays)
  const [first] = answers
  return {
    subject: first?.subject ?? '',
    topic: first?.topic ?? '',
    ...shareOf(answers),
    level: mastery.level,
    answers: mastery.answers,
    days: mastery.days,
    needs_recall: mastery.needsRecall,
    last_at: lastOf(answers),
  }
}

/** By key, in the order of the keys. */
const groups = (answers: readonly Answer[], keyOf: (answer: Answer) => string): [string, Answer[]][] =>
  [...Map.groupBy(answers, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1))

const lastOf = (answers: readonly Answer[]): string => answers.at(-1)?.at.toISOString() ?? ''

const shareOf = (answers: readonly Answer[]) => ({
  answers: answers.length,
  points: answers.reduce((sum, { points }) => sum + points, 0),
  max: answers.reduce((sum, { max }) => sum + max, 0),
})

async function countSurveys(db: Db, userId: string) {
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
