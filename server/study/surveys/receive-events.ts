import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EventsAnswer } from '#contract/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { pausesOf, type Pause } from '#domain/survey-pauses'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { results, surveyEvents, surveys } from '../../store/schema.ts'
import { checkEvents } from './check-events.ts'
import { clockOf, effectiveIn, startOf, type SurveyRow } from '../open-surveys/clock.ts'
import { findSurvey, holdRow, readEvents, type FoundSurvey } from './find.ts'
import { mostFacts } from '../open-surveys/limits.ts'
import { refuse } from './plan.ts'
import { storeChecked } from './grading-input.ts'
import { storeFacts } from './store-facts.ts'

/**
 * Adds facts to a survey, all or none, in any order and any repetition. Throws 404 for a foreign survey, 422 for a fact that does not
 * fit, 409 after a result, 429 above the most.
 */
export function receiveEvents(db: Db, userId: string, id: string, events: readonly SurveyEvent[], now: Date): Promise<EventsAnswer> {
  return inTransaction(db, async (tx) => {
    const survey = await holdRow(tx, userId, id)
    await checkEvents(tx, survey, events)
    const accepted = await store(tx, id, events, now)
    const times = await followed(tx, survey, events, accepted, now)
    const finishedAt = accepted > 0 ? null : (await findSurvey(tx, userId, id)).finishedAt
    const clock = clockOf({ ...survey, ...times }, finishedAt, now)
    return { data: { accepted, duplicates: events.length - accepted, clock, serverNow: now.toISOString() } }
  })
}

/** Stores facts that fit a survey which is held, with what follows from them. Throws 409 for new ones after the result, 429 for too many. */
export async function addEvents(tx: Db, found: FoundSurvey, events: readonly SurveyEvent[], now: Date) {
  const { id } = found.survey
  const accepted = found.finishedAt ? await refuseNew(tx, found, events) : await store(tx, id, events, now)
  return { accepted, times: await followed(tx, found.survey, events, accepted, now) }
}

/** Stores what follows from new facts: the clock of the survey, where it has changed, and the verdicts that were shown. */
async function followed(tx: Db, survey: SurveyRow, events: readonly SurveyEvent[], accepted: number, now: Date) {
  if (accepted === 0) return {}
  const times = await timesOf(tx, survey, events, now)
  const isSame = survey.startedAt?.getTime() === times.startedAt.getTime() && JSON.stringify(survey.pauses) === JSON.stringify(times.pauses)
  if (!isSame) await tx.update(surveys).set(times).where(eq(surveys.id, survey.id))
  await storeChecked(tx, { ...survey, ...times }, events, now)
  return times
}

/** Reads the times that the clock of a survey rests on, once these facts are stored. */
async function timesOf(
  tx: Db,
  survey: SurveyRow,
  events: readonly SurveyEvent[],
  now: Date,
): Promise<{ startedAt: Date; pauses: Pause[] }> {
  const isStill = survey.pauses.length === 0 && !events.some(({ kind }) => kind === 'pause')
  const pauses = isStill ? [] : pausesOf(effectiveIn({ ...survey, pauses: [] }, await readEvents(tx, survey.id), now))
  return { startedAt: startOf(survey, events, now), pauses }
}

/** The same without a lock, in one statement, for a survey just read. One that shows verdicts or has stood still goes the long way. */
export async function receiveFacts(db: Db, survey: SurveyRow, events: readonly SurveyEvent[], now: Date): Promise<EventsAnswer> {
  const longWay = () => receiveEvents(db, survey.userId, survey.id, events, now)
  if (survey.policy.feedback !== 'atEnd' || survey.pauses.length > 0 || events.some(({ kind }) => kind === 'pause')) return longWay()
  await checkEvents(db, survey, events)
  const stored = await storeFacts(db, survey, events, now)
  if (!stored) throw new Problem(404, 'Такого тесту немає')
  const { outcome, accepted, startedAt, finishedAt } = stored
  if (outcome === 'paused') return longWay()
  if (outcome === 'finished') throw tooLate()
  if (outcome === 'full') tooMany()
  const clock = clockOf({ ...survey, startedAt }, finishedAt, now)
  return { data: { accepted, duplicates: events.length - accepted, clock, serverNow: now.toISOString() } }
}

type StoredFact = { before: number; is_finished: boolean }

/** Stores those that are not there yet. Whether there is a result, and how many facts there were, the same question tells. */
async function store(tx: Db, survey: string, events: readonly SurveyEvent[], receivedAt: Date): Promise<number> {
  const { rows: stored } = (await tx.execute(sql`
    insert into ${surveyEvents} (survey, id, event, received_at)
    select ${survey}, (fact ->> 'id')::uuid, fact, ${receivedAt.toISOString()}::timestamptz from jsonb_array_elements(${JSON.stringify(events)}::jsonb) fact
    on conflict do nothing
    returning (select count(*)::int from ${surveyEvents} known where known.survey = ${survey}) as before,
      exists (select from ${results} made where made.survey = ${survey}) as is_finished`)) as { rows: StoredFact[] }
  if (stored[0]?.is_finished) throw tooLate()
  if ((stored[0]?.before ?? 0) + stored.length > mostFacts) tooMany()
  return stored.length
}

const tooMany = () => refuse(429, 'У цьому тесті забагато подій: нові вже не зберігаються. Заверши його й почни новий')
const tooLate = () => new Problem(409, 'Тест уже завершено, нові відповіді не приймаються')

/** A batch whose acknowledgement was lost may come again after the finish; anything new may not. */
async function refuseNew(tx: Db, { survey }: FoundSurvey, events: readonly SurveyEvent[]): Promise<0> {
  const ids = [...new Set(events.map((event) => event.id.toLowerCase()))]
  const known = await tx
    .select({ id: surveyEvents.id })
    .from(surveyEvents)
    .where(and(eq(surveyEvents.survey, survey.id), inArray(surveyEvents.id, ids)))
  if (known.length < ids.length) throw tooLate()
  return 0
}
