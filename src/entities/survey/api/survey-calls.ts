import * as v from 'valibot'
import { resultAnswerSchema, type Result } from '#contract/result'
import {
  eventsAnswerSchema,
  surveyAnswerSchema,
  surveysAnswerSchema,
  surveyRequestSchema,
  type EventsAnswer,
  type Survey,
  type SurveyEvent,
  type SurveyRequest,
  type SurveySummary,
} from '#contract/survey'
import { api } from '@/shared/api'
import type { ServerClock } from '../model/server-clock'

type Timed<T> = T & { serverNow: string }

const idempotent = (key: string) => ({ 'Idempotency-Key': key })

/** @param key made before the first try and kept for every further one, so that one survey comes of it. */
export async function createSurvey(request: SurveyRequest, key: string): Promise<Timed<{ survey: Survey }>> {
  const json = v.parse(surveyRequestSchema, request)
  return (await (await api()).post('v3/surveys', { json, headers: idempotent(key) }).json(surveyAnswerSchema)).data
}

/** @param limit milliseconds to wait in all. */
export async function readSurvey(id: string, limit = 25_000): Promise<Timed<{ survey: Survey }>> {
  return (await (await api()).get(`v3/surveys/${id}`, { totalTimeout: limit }).json(surveyAnswerSchema)).data
}

type SurveysSought = { /** Set by the answer, before anything is judged by it. */ clock: ServerClock; subject?: string; limit?: number }

/** Own surveys, the newest first. @param sought.limit milliseconds to wait in all. */
export async function listSurveys({ clock, subject, limit = 25_000 }: SurveysSought): Promise<SurveySummary[]> {
  const searchParams = subject ? { subject } : {}
  const { data } = await (await api()).get('v3/surveys', { searchParams, totalTimeout: limit }).json(surveysAnswerSchema)
  clock.sync(data.serverNow)
  return data.surveys
}

export async function sendEvents(id: string, events: readonly SurveyEvent[]): Promise<EventsAnswer['data']> {
  return (await (await api()).post(`v3/surveys/${id}/events`, { json: { events } }).json(eventsAnswerSchema)).data
}

/** @param answered how many tasks the device holds an answer to; the server refuses (409) while it knows of fewer; null accepts what it has. */
export async function finishSurvey(id: string, answered: number | null, key: string): Promise<Result> {
  return (
    await (
      await api()
    )
      .post(`v3/surveys/${id}/finish`, { json: answered === null ? {} : { answered }, headers: idempotent(key) })
      .json(resultAnswerSchema)
  ).data.result
}

export async function readResult(id: string): Promise<Result> {
  return (await (await api()).get(`v3/surveys/${id}/result`).json(resultAnswerSchema)).data.result
}
