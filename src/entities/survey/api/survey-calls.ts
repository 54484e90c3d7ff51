import * as v from 'valibot'
import type { Key } from '#contract/key'
import type { Question } from '#contract/question'
import { resultAnswerSchema, type Result } from '#contract/result'
import {
  eventsAnswerSchema,
  moreAnswerSchema,
  surveyAnswerSchema,
  surveysAnswerSchema,
  type EventsAnswer,
  type Finish,
  type Survey,
  type SurveySummary,
} from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import { surveyRequestSchema, type SurveyWish } from '#contract/survey-request'
import { api } from '@/shared/api'
import type { ServerClock } from '../model/server-clock'

type Timed<T> = T & { serverNow: string }

const idempotent = (key: string) => ({ 'Idempotency-Key': key })

/** @param key made before the first try and kept for every further one, so that one survey comes of it. */
export async function createSurvey(request: SurveyWish, key: string): Promise<Timed<{ survey: Survey }>> {
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

/**
 * @param finish what this device has written; the server refuses (409) while some of it has not arrived.
 * @param key the same for every try with the same `finish`.
 */
export async function finishSurvey(id: string, finish: Finish, key: string): Promise<Result> {
  const { data } = await (await api()).post(`v3/surveys/${id}/finish`, { json: finish, headers: idempotent(key) }).json(resultAnswerSchema)
  return data.result
}

/** One more task like this one, at the end of a survey with feedback after each. @param key made before the first try. */
export async function addTask(id: string, like: string, key: string): Promise<{ question: Question; key: Key }> {
  return (await (await api()).post(`v3/surveys/${id}/more`, { json: { like }, headers: idempotent(key) }).json(moreAnswerSchema)).data
}

export async function readResult(id: string): Promise<Result> {
  return (await (await api()).get(`v3/surveys/${id}/result`).json(resultAnswerSchema)).data.result
}
