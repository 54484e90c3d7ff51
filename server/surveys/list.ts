import { and, desc, eq, inArray } from 'drizzle-orm'
import type { SurveySummary } from '#contract/survey'
import type { Db } from '../store/store.ts'
import { results, surveyEvents, surveys } from '../store/schema.ts'
import { aboutSurvey, readDays } from './about.ts'
import type { Received } from './clock.ts'
import { countAnswered } from './count-answered.ts'

const longest = 100

/**
 * The visitor’s surveys, newest first, at most a hundred; of one subject when it is given.
 * Points come with the result alone: while answers are taken they would give the keys away.
 */
export async function listSurveys(db: Db, userId: string, subject: string | undefined, now: Date): Promise<SurveySummary[]> {
  const rows = await db
    .select({ survey: surveys, raw: results.raw, scaled: results.scaled, answered: results.answered, finishedAt: results.finishedAt })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(surveys.userId, userId), subject === undefined ? undefined : eq(surveys.subject, subject)))
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(longest)
  const running = await eventsOf(
    db,
    rows.filter(({ finishedAt }) => !finishedAt).map(({ survey }) => survey.id),
  )
  const dayOf = await readDays(
    db,
    rows.map(({ survey }) => survey),
    now,
  )
  return rows.map(({ survey, raw, scaled, answered, finishedAt }) => ({
    ...aboutSurvey(survey, dayOf(survey), finishedAt, now),
    answered: answered ?? countAnswered(running.get(survey.id) ?? []),
    tasks: survey.tasks.length,
    max: survey.max,
    raw,
    scaled,
  }))
}

async function eventsOf(db: Db, ids: readonly string[]): Promise<Map<string, Received[]>> {
  const rows = await db
    .select()
    .from(surveyEvents)
    .where(inArray(surveyEvents.survey, [...ids]))
  return Map.groupBy(rows, ({ survey }) => survey)
}
