import { and, eq, sql } from 'drizzle-orm'
import { withUse, writerIn, type FoundSession } from '../../people/auth/find-session.ts'
import { writeOf } from '../../people/auth/quota.ts'
import { builtOnce } from '../../store/built-once.ts'
import type { Db } from '../../store/store.ts'
import { results, surveys } from '../../store/schema.ts'
import type { SurveyRow } from '../open-surveys/clock.ts'
import { wholeFields, wholeOf, type ReadSurvey } from './find.ts'

/** A call of a session about a survey: the hash of its bearer, the id, the moment and the bytes that it says to bring. */
export type SurveyCall = { tokenHash: string; survey: string; now: Date; size: number }

const isAsked = (owner: ReturnType<typeof writerIn>['known']['userId']) =>
  and(eq(surveys.id, sql.placeholder('survey')), eq(surveys.userId, owner))

const findRow = builtOnce((db) => {
  const { known, used, fields } = writerIn(db)
  return db
    .with(known, used)
    .select({ ...fields, survey: surveys })
    .from(known)
    .leftJoin(used, sql`true`)
    .leftJoin(surveys, isAsked(known.userId))
    .prepare('find_writer_survey')
})

const findWhole = builtOnce((db) => {
  const { known, used, fields } = writerIn(db)
  return db
    .with(known, used)
    .select({ ...fields, survey: surveys, finishedAt: results.finishedAt, ...wholeFields })
    .from(known)
    .leftJoin(used, sql`true`)
    .leftJoin(surveys, isAsked(known.userId))
    .leftJoin(results, eq(results.survey, surveys.id))
    .prepare('find_writer_whole')
})

const valuesOf = ({ tokenHash, survey, now, size }: SurveyCall) => ({ tokenHash, survey, at: now.toISOString(), ...writeOf(size, now) })

/**
 * A live session with its write counted, and the visitor’s survey of this id, in one query without a lock; the survey is null where there
 * is none.
 */
export async function findSurveyWithSession(db: Db, call: SurveyCall): Promise<(FoundSession & { survey: SurveyRow | null }) | null> {
  const [found] = await findRow(db, valuesOf(call))
  return found ? withUse(found) : null
}

/** The same with all that a result follows from. */
export async function findWholeWithSession(db: Db, call: SurveyCall): Promise<(FoundSession & { survey: ReadSurvey | null }) | null> {
  const [found] = await findWhole(db, valuesOf(call))
  if (!found) return null
  const { survey, finishedAt, events, keepers, ...session } = withUse(found)
  return { ...session, survey: survey && wholeOf({ survey, finishedAt, events, keepers }) }
}
