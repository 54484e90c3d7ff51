import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { results, surveyEvents, surveys } from '../../store/schema.ts'
import type { Received, SurveyRow } from '../open-surveys/clock.ts'
import { keepersOf, type Keeper } from '../open-surveys/withheld.ts'

/** A survey and the moment it was finished, null while it runs. */
export type FoundSurvey = { survey: SurveyRow; finishedAt: Date | null }

/** Finds a survey of this owner. Throws 404 for an unknown one and for somebody else’s alike. */
export async function findSurvey(db: Db, userId: string, id: string): Promise<FoundSurvey> {
  const [found] = await db
    .select({ survey: surveys, finishedAt: results.finishedAt })
    .from(surveys)
    .leftJoin(results, eq(results.survey, surveys.id))
    .where(and(eq(surveys.id, id), eq(surveys.userId, userId)))
  if (!found) throw new Problem(404, 'Такого тесту немає')
  return found
}

/** The same inside a transaction: until it ends nobody else adds facts to the survey or finishes it. */
export async function holdSurvey(tx: Db, userId: string, id: string): Promise<FoundSurvey> {
  await tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.id, id)).for('update')
  return findSurvey(tx, userId, id)
}

/**
 * The survey alone, held as above; a later query of the same transaction surely sees whether it was finished. Throws 404 for an unknown one
 * and for somebody else’s.
 */
export async function holdRow(tx: Db, userId: string, id: string): Promise<SurveyRow> {
  const [row] = await tx
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), eq(surveys.userId, userId)))
    .for('update')
  if (!row) throw new Problem(404, 'Такого тесту немає')
  return row
}

/** Everything that has come about a survey. */
export function readEvents(db: Db, survey: string): Promise<Received[]> {
  return db
    .select({ event: surveyEvents.event, receivedAt: surveyEvents.receivedAt })
    .from(surveyEvents)
    .where(eq(surveyEvents.survey, survey))
    .orderBy(surveyEvents.receivedAt, surveyEvents.id)
}

/** A survey, the result it may have, everything that has come about it and what keeps tasks back from its owner. */
export type ReadSurvey = FoundSurvey & { events: Received[]; keepers: Keeper[] }

const event = sql`jsonb_build_object('event', e.event, 'at', (extract(epoch from e.received_at) * 1000)::float8)`
type WholeRow = FoundSurvey & { events: { event: Received['event']; at: number }[]; keepers: Keeper[] }

/** The fields that are read beside a survey and its result: its facts, and what keeps tasks back from its owner. The statement has a placeholder for now. */
export const wholeFields = {
  events: sql<WholeRow['events']>`
    (select coalesce(jsonb_agg(${event} order by e.received_at, e.id), '[]'::jsonb) from ${surveyEvents} e where e.survey = ${surveys.id})`,
  keepers: keepersOf(sql`${surveys.userId}`, sql`${sql.placeholder('at')}`),
}

/** All that a result follows from, as it was read with `wholeFields`. */
export const wholeOf = ({ events, ...found }: WholeRow): ReadSurvey => ({
  ...found,
  events: events.map(({ event: each, at }) => ({ event: each, receivedAt: new Date(at) })),
})
