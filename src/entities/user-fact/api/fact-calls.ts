import { ownFactsAnswerSchema, userFactsAnswerSchema, type UserFact } from '#contract/user-fact'
import { api, ofOwner } from '@/shared/api'

/**
 * The same fact may be sent again without harm. @param owner whose they are: they leave under no other bearer.
 * @returns the server’s time once every fact of the batch is stored.
 */
export const sendFacts = async (facts: readonly UserFact[], owner: string): Promise<{ serverNow: string }> =>
  (await (await api()).post('v3/user/facts', { json: { facts }, context: ofOwner(owner) }).json(userFactsAnswerSchema)).data

/** Own facts of one kind that the server has, oldest first. */
export const readFacts = async (kind: UserFact['kind']): Promise<UserFact[]> =>
  (await (await api()).get('v3/user/facts', { searchParams: { kind } }).json(ownFactsAnswerSchema)).data.facts
