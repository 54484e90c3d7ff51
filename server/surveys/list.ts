import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { SurveySummary } from '#contract/survey'
import type { Db } from '../store/store.ts'
import { results, surveyEvents, surveys } from '../store/schema.ts'
import { aboutSurvey, readDays } from './about.ts'
import { countAnswered, type Received } from './clock.ts'

const longest = 100

type Sought = { subject?: string | undefined; after?: string | undefined }

/**
 * A page of the visitor’s surveys, newest first, at most a hundred: those before the survey `after`, of one subject when it is given.
 * Points come with the result alone: while answers are taken they would give the keys away.
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
  const running = await eventsOf(
    db,
    rows.filter(({ finishedAt }) => !finishedAt).map(({ survey }) => survey.id),
  )
  const dayOf = await readDays(
    db,
    rows.map(({ survey }) => survey),
    now,
  )
  const page = rows.map(({ survey, raw, scaled, answered, finishedAt }) => ({
    ...aboutSurvey(survey, dayOf(survey), finishedAt, now),
    answered: answered ?? countAnswered(running.get(survey.id) ?? []),
    tasks: survey.tasks.length,
    max: survey.max,
    raw,
    scaled,
  }))
  return { surveys: page, next: rows.length === longest ? (rows.at(-1)?.survey.id ?? null) : null }
}

async function eventsOf(db: Db, ids: readonly string[]): Promise<Map<string, Received[]>> {
  const rows = await db
    .select()
    .from(surveyEvents)
    .where(inArray(surveyEvents.survey, [...ids]))
  return Map.groupBy(rows, ({ survey }) => survey)
}
