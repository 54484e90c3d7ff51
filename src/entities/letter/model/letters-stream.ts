import * as v from 'valibot'
import type { PartnershipLetter } from '#contract/partnership'
import type { Fact, Stream } from '@/shared/lib/device-log'

export type WrittenLetter = Fact & { letter: PartnershipLetter }

/** Letters about partnership: they go without a session, and still never while somebody else is here. */
export const lettersStream: Stream<WrittenLetter> = {
  name: 'letters',
  words: ['лист', 'листи', 'листів'],
  schema: async () => {
    const { partnershipLetterSchema } = await import('#contract/partnership')
    return v.looseObject({ letter: partnershipLetterSchema })
  },
  final: [400, 403, 404, 409, 410, 413, 422, 429, 501],
  afterwards: 'goes',
  send: async (written) => {
    const { sendLetter } = await import('../api/send-letter')
    for (const { letter } of written) await sendLetter(letter)
    return {}
  },
}
