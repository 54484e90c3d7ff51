import * as v from 'valibot'
import { surveyAnswerSchema } from '#contract/survey'
import { type Survey } from '#domain/survey'
import { surveyRequestSchema, type SurveyWish } from '#contract/survey-request'
import { api } from '@/shared/api'
import { idempotent } from './idempotent'
import type { Timed } from './survey-calls'

/** @param key made before the first try and kept for every further one, so that one survey comes of it. */
export async function createSurvey(request: SurveyWish, key: string): Promise<Timed<{ survey: Survey }>> {
  const json = v.parse(surveyRequestSchema, request)
  return (await (await api()).post('v3/surveys', { json, headers: idempotent(key) }).json(surveyAnswerSchema)).data
}
