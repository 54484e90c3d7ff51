import { and, eq, inArray } from 'drizzle-orm'
import type { EventsAnswer, SurveyEvent } from '#contract/survey'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/store.ts'
import { surveyEvents, surveys } from '../store/schema.ts'
import { fitsQuestion } from './answer-shape.ts'
import { clockOf, startOf, type SurveyRow } from './clock.ts'
import { holdSurvey, type FoundSurvey } from './find.ts'
import { readTasks } from './tasks.ts'

/**
 * Adds facts to a survey, all or none. Facts that are already there do no harm, and the order of arrival does not matter.
 * Throws 404 for a foreign survey, 422 for a fact that does not fit its task, 409 for new facts after a result has been made.
 */
export function receiveEvents(db: Db, userId: string, id: string, events: readonly SurveyEvent[], now: Date): Promise<EventsAnswer> {
  return db.transaction(async (tx) => {
    const found = await holdSurvey(tx, userId, id)
    await checkEvents(tx, found.survey, events)
    const accepted = found.finishedAt ? await refuseNew(tx, found, events) : await store(tx, id, events, now)
    const startedAt = found.finishedAt ? found.survey.startedAt : startOf(found.survey, events, now)
    if (startedAt?.getTime() !== found.survey.startedAt?.getTime()) await tx.update(surveys).set({ startedAt }).where(eq(surveys.id, id))
    const clock = clockOf({ ...found.survey, startedAt }, found.finishedAt, now)
    return { data: { accepted, duplicates: events.length - accepted, clock, serverNow: now.toISOString() } }
  })
}

async function checkEvents(tx: Db, survey: SurveyRow, events: readonly SurveyEvent[]): Promise<void> {
  const asked = new Set(events.flatMap((event) => (event.kind === 'open' ? [] : [event.question])))
  const references = survey.tasks.filter(({ id }) => asked.has(id))
  if (references.length < asked.size) throw new Problem(422, 'У цьому тесті немає такого завдання')
  const questions = new Map((await readTasks(tx, references)).map(({ question }) => [question.id, question]))
  for (const event of events) {
    const question = event.kind === 'answer' ? questions.get(event.question) : undefined
    if (event.kind === 'answer' && question && !fitsQuestion(question, event.value))
      throw new Problem(422, 'Відповідь не відповідає формі завдання')
  }
}

async function store(tx: Db, survey: string, events: readonly SurveyEvent[], receivedAt: Date): Promise<number> {
  const rows = events.map((event) => ({ survey, id: event.id, event, receivedAt }))
  const stored = await tx.insert(surveyEvents).values(rows).onConflictDoNothing().returning({ id: surveyEvents.id })
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
