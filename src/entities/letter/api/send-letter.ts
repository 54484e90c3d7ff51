import { successAnswerSchema } from '#contract/auth'
import type { PartnershipLetter } from '#contract/partnership'
import { api, withoutSession } from '@/shared/api'

/** The same letter may be sent again without harm. */
export const sendLetter = async (letter: PartnershipLetter): Promise<void> =>
  void (await (await api()).post('v3/partnership', { json: letter, context: withoutSession }).json(successAnswerSchema))
