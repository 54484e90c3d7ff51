import { successAnswerSchema } from '#contract/auth'
import type { PartnershipLetter } from '#contract/partnership'
import { api, withoutSession } from '@/shared/api'

/** A letter to the team; the same letter sent again arrives once. */
export const sendLetter = async (json: PartnershipLetter): Promise<void> =>
  void (await (await api()).post('v3/partnership', { json, context: withoutSession }).json(successAnswerSchema))
