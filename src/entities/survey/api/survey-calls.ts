import { successAnswerSchema } from '#contract/auth'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { eventsAnswerSchema, moreAnswerSchema, surveyAnswerSchema, surveysAnswerSchema, type EventsAnswer } from '#contract/survey'
import { type Survey, type SurveySummary } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { api, ofOwner, readUnlessNew } from '@/shared/api'
import type { ServerClock } from '@/shared/lib/device-log'
import { idempotent } from './idempotent'

export type Timed<T> = T & { serverNow: string }

/** @param limit milliseconds to wait in all. @param signal ends the call where nobody waits for it any longer. */
export async function readSurvey(id: string, limit = 25_000, signal?: AbortSignal): Promise<Timed<{ survey: Survey }>> {
  const options = { totalTimeout: limit, ...(signal && { signal }) }
  return (await (await api()).get(`v3/surveys/${id}`, options).json(surveyAnswerSchema)).data
}

type SurveysSought = { /** Set by the answer, before anything is judged by it. */ clock: ServerClock; subject?: string; limit?: number }

/** Own surveys, the newest first. @param sought.limit milliseconds to wait in all. */
export const listSurveys = ({ clock, subject, limit = 25_000 }: SurveysSought): Promise<SurveySummary[]> =>
  readUnlessNew(async () => {
    const searchParams = subject ? { subject } : {}
    const { data } = await (await api()).get('v3/surveys', { searchParams, totalTimeout: limit }).json(surveysAnswerSchema)
    clock.sync(data.serverNow)
    return data.surveys
  }, [])

/** Throws a survey away that has no answers yet. */
export async function discardSurvey(id: string): Promise<void> {
  await (await api()).delete(`v3/surveys/${id}`).json(successAnswerSchema)
}

/** @param owner whose facts they are: they leave under no other bearer. */
export async function sendEvents(id: string, events: readonly SurveyEvent[], owner: string): Promise<EventsAnswer['data']> {
  return (await (await api()).post(`v3/surveys/${id}/events`, { json: { events }, context: ofOwner(owner) }).json(eventsAnswerSchema)).data
}

/** One more task like this one, at the end of a survey with feedback after each. @param key made before the first try. */
export async function addTask(id: string, like: string, key: string): Promise<{ question: Question; key: Key }> {
  return (await (await api()).post(`v3/surveys/${id}/more`, { json: { like }, headers: idempotent(key) }).json(moreAnswerSchema)).data
}
