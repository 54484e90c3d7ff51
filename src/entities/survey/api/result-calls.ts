import { resultAnswerSchema } from '#contract/result'
import { type Result } from '#domain/result'
import type { Finish } from '#contract/survey'
import { api } from '@/shared/api'
import { idempotent } from './idempotent'

/**
 * @param finish what this device has written; the server refuses (409) while some of it has not arrived.
 * @param key the same for every try with the same `finish`.
 */
export async function finishSurvey(id: string, finish: Finish, key: string): Promise<Result> {
  const { data } = await (await api()).post(`v3/surveys/${id}/finish`, { json: finish, headers: idempotent(key) }).json(resultAnswerSchema)
  return data.result
}

export async function readResult(id: string): Promise<Result> {
  return (await (await api()).get(`v3/surveys/${id}/result`).json(resultAnswerSchema)).data.result
}
