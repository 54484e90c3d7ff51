import { ownFactsAnswerSchema, userFactsAnswerSchema, type UserFact } from '#contract/user-fact'
import { api } from '@/shared/api'

/** @returns the server’s time once every fact of the batch is stored; the same fact may be sent again without harm. */
export const sendFacts = async (facts: readonly UserFact[]): Promise<{ serverNow: string }> =>
  (await (await api()).post('v3/user/facts', { json: { facts } }).json(userFactsAnswerSchema)).data

/** Own facts of one kind that the server has, oldest first. */
export const readFacts = async (kind: UserFact['kind']): Promise<UserFact[]> =>
  (await (await api()).get('v3/user/facts', { searchParams: { kind } }).json(ownFactsAnswerSchema)).data.facts
