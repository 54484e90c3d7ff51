import { and, eq, inArray } from 'drizzle-orm'
import type { EventsAnswer } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import { pausesOf, type Pause } from '#contract/survey-pauses'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/store.ts'
import { inTransaction } from '../store/transaction.ts'
import { surveyEvents, surveys } from '../store/schema.ts'
import { checkEvents } from './check-events.ts'
import { clockOf, effectiveIn, startOf, type SurveyRow } from './clock.ts'
import { holdSurvey, readEvents, type FoundSurvey } from './find.ts'
import { mostFacts } from './limits.ts'
import { refuse } from './plan.ts'
import { recordChecked } from './sheet.ts'

/**
 * Adds facts to a survey, all or none. Facts that are already there do no harm, and the order of arrival does not matter.
 * Throws 404 for a foreign survey, 422 for a fact that does not fit it, 409 for new facts after a result has been made,
 * 429 for more facts than any test has.
 */
export function receiveEvents(db: Db, userId: string, id: string, events: readonly SurveyEvent[], now: Date): Promise<EventsAnswer> {
  return inTransaction(db, async (tx) => {
    const found = await holdSurvey(tx, userId, id)
    await checkEvents(tx, found.survey, events)
    const { accepted, times } = await addEvents(tx, found, events, now)
    const clock = clockOf({ ...found.survey, ...times }, found.finishedAt, now)
    return { data: { accepted, duplicates: events.length - accepted, clock, serverNow: now.toISOString() } }
  })
}

/** Stores facts that fit a survey which is held, with what follows from them. Throws 409 for new ones after the result, 429 for too many. */
export async function addEvents(tx: Db, found: FoundSurvey, events: readonly SurveyEvent[], now: Date) {
  const { id } = found.survey
  const accepted = found.finishedAt ? await refuseNew(tx, found, events) : await store(tx, id, events, now)
  const times = accepted > 0 ? await timesOf(tx, found.survey, events, now) : {}
  if (accepted > 0) {
    await tx.update(surveys).set(times).where(eq(surveys.id, id))
    await recordChecked(tx, { ...found.survey, ...times }, events, now)
  }
  return { accepted, times }
}

/** What the clock of a survey rests on, once these facts are stored. */
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

async function store(tx: Db, survey: string, events: readonly SurveyEvent[], receivedAt: Date): Promise<number> {
  const rows = events.map((event) => ({ survey, id: event.id, event, receivedAt }))
  const stored = await tx.insert(surveyEvents).values(rows).onConflictDoNothing().returning({ id: surveyEvents.id })
  if ((await tx.$count(surveyEvents, eq(surveyEvents.survey, survey))) > mostFacts)
    refuse(429, 'У цьому тесті забагато подій: нові вже не зберігаються')
  return stored.length
}

/** A batch whose acknowledgement was lost may come again after the finish; anything new may not. */
async function refuseNew(tx: Db, { survey }: FoundSurvey, events: readonly SurveyEvent[]): Promise<0> {
  const ids = [...new Set(events.map((event) => event.id.toLowerCase()))]
  const known = await tx
    .select({ id: surveyEvents.id })
    .from(surveyEvents)
    .where(and(eq(surveyEvents.survey, survey.id), inArray(surveyEvents.id, ids)))
  if (known.length < ids.length) throw new Problem(409, 'Тест уже завершено, нові відповіді не приймаються')
  return 0
}
