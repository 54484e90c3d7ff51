import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { answeredNumbers } from '#domain/scoring/answered-numbers'
import type { SurveySummary } from '#domain/survey'
import { stateOf } from '#domain/survey-state'
import type { Db } from '../../store/store.ts'
import { results, surveyEvents, surveys } from '../../store/schema.ts'
import { aboutSurvey, readDays } from './about.ts'
import { effective, type Received, type SurveyRow } from '../open-surveys/clock.ts'
import { readTasks } from './tasks.ts'

const longest = 100

type Sought = { subject?: string | undefined; after?: string | undefined }

/**
 * A page of the visitor’s surveys, newest first, at most a hundred, before the survey `after`. Points come with the result alone: earlier
 * they would give the keys away.
 */
export async function listSurveys(
  db: Db,
  userId: string,
  { subject, after }: Sought,
  now: Date,
): Promise<{ surveys: SurveySummary[]; next: string | null }> {
  const last = db
    .select({ at: surveys.createdAt, id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.id, after ?? ''), eq(surveys.userId, userId)))
  const rows = await db
    .select({ survey: surveys, raw: results.raw, scaled: results.scaled, answered: results.answered, finishedAt: results.finishedAt })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(
      and(
        eq(surveys.userId, userId),
        subject === undefined ? undefined : eq(surveys.subject, subject),
        after === undefined ? undefined : sql`(${surveys.createdAt}, ${surveys.id}) < (${last})`,
      ),
    )
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(longest)
  const counts = await countsOf(
    db,
    rows.filter(({ finishedAt }) => !finishedAt).map(({ survey }) => survey),
  )
  const dayOf = await readDays(
    db,
    rows.map(({ survey }) => survey),
    now,
  )
  const page = rows.map(({ survey, raw, scaled, answered, finishedAt }) => ({
    ...aboutSurvey(survey, dayOf(survey), finishedAt, now),
    ...(counts.get(survey.id) ?? { answered: answered ?? 0, tasks: survey.tasks.length }),
    max: survey.max,
    raw,
    scaled,
  }))
  return { surveys: page, next: rows.length === longest ? (rows.at(-1)?.survey.id ?? null) : null }
}

/** While a survey runs: the numbers of its paper, and on how many an answer stands that will be counted, as its own page says. */
async function countsOf(db: Db, running: readonly SurveyRow[]): Promise<Map<string, Pick<SurveySummary, 'answered' | 'tasks'>>> {
  const [events, tasks] = await Promise.all([
    eventsOf(
      db,
      running.map(({ id }) => id),
    ),
    readTasks(
      db,
      running.flatMap((survey) => survey.tasks),
    ),
  ])
  let from = 0
  return new Map(
    running.map((survey) => {
      const own = tasks.slice(from, (from += survey.tasks.length))
      const { answers, saved } = stateOf((events.get(survey.id) ?? []).map(effective))
      const given = survey.policy.save === 'onDemand' ? saved : answers
      const answered = own.reduce((sum, { question }) => sum + answeredNumbers(question, given[question.id]), 0)
      return [survey.id, { answered, tasks: own.reduce((sum, { question }) => sum + question.numbers, 0) }]
    }),
  )
}

async function eventsOf(db: Db, ids: readonly string[]): Promise<Map<string, Received[]>> {
  const rows = await db
    .select()
    .from(surveyEvents)
    .where(inArray(surveyEvents.survey, [...ids]))
  return Map.groupBy(rows, ({ survey }) => survey)
}
