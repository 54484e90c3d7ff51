import { eq, sql } from 'drizzle-orm'
import type { SurveyMode } from '#domain/survey-mode'
import { firstsOf } from '../forecast/evidence.ts'
import { readEvidence } from '../forecast/read-evidence.ts'
import { rightDaysOf } from '../practice/mistakes.ts'
import { questions, results, taskAnswers, templates } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readPreferences } from '../user-facts/facts.ts'
import { reviewDays } from '../../people/users/review-days.ts'
import type { First, Summary, TopicSummary } from '../../store/tables/summaries.ts'

/** Modes that ask about a topic among others. */
const mixedModes = new Set<SurveyMode>(['nmt', 'mixed', 'quick', 'diagnostic'])
const mostDays = 400

type Answer = Awaited<ReturnType<typeof readAnswers>>[number]

/** Computes the summary of a visitor anew from everything that is stored, but for what became of the tasks that are left out. */
export async function computeSummary(db: Db, userId: string, leftOut: ReadonlySet<string>): Promise<Summary> {
  const answers = (await readAnswers(db, userId)).filter(({ question }) => !leftOut.has(question))
  const helped = helpedIn(answers)
  const { examDate } = await readPreferences(db, userId)
  return {
    counts: await countSurveys(db, userId),
    examDate,
    topics: groups(answers, ({ subject, topic }) => `${subject} ${topic}`).map(([, own]) => topicOf(own, helped)),
    days: daysOf(answers, await reviewDays(db, userId)),
    looks: firstsOf(await readEvidence(db, userId, answers, new Set([...leftOut, ...helped]))),
    mistakes: mistakesOf(answers),
  }
}

type AnswerRow = Omit<typeof taskAnswers.$inferSelect, 'userId' | 'at' | 'confidence'> & {
  at: number
  difficulty: number | null
  seconds: number | null
}

/** In order of time; an instance is of today while its template is there, and tasks that no longer exist keep a middling difficulty. */
async function readAnswers(db: Db, userId: string) {
  const { rows } = (await db.execute(sql`
    select a.survey, a.question, a.subject, a.topic, a.form, a.mode, (extract(epoch from a.at) * 1000)::float8 as at, a.day, a.points, a.max, a.outcome, a.is_hinted as "isHinted",
      q.difficulty_hundredths as difficulty, q.seconds
    from ${taskAnswers} a left join ${templates} t on a.question like '%~%' and t.id = split_part(a.question, '~', 1)
      left join lateral (
        select difficulty_hundredths, seconds from ${questions} known
        where known.id = a.question and (known.is_current or t.id is not null)
        order by known.version desc limit 1
      ) q on true
    where a.user_id = ${userId}::uuid
    order by a.at, a.survey, a.question`)) as { rows: AnswerRow[] }
  return rows.map(({ difficulty, seconds, ...answer }) => ({
    ...answer,
    share: answer.max === 0 ? 0 : answer.points / answer.max,
    difficulty: difficulty ?? 0,
    expected: seconds ?? 0,
    isCurrent: difficulty !== null,
  }))
}

const firstAnswers = (answers: readonly Answer[]): Answer[] => [
  ...new Map(answers.toReversed().map((answer) => [answer.question, answer])).values(),
]

/** Tasks whose first answer a hint has helped: neither it nor a later one, after the explanation, shows what the pupil can do alone. */
const helpedIn = (answers: readonly Answer[]): Set<string> =>
  new Set(firstAnswers(answers).flatMap(({ isHinted, question }) => (isHinted ? [question] : [])))

function topicOf(answers: readonly Answer[], helped: ReadonlySet<string>): TopicSummary {
  const firsts = firstAnswers(answers).filter(({ question }) => !helped.has(question))
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
