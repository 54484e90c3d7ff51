import { successAnswerSchema } from '#contract/auth'
import type { PartnershipLetter } from '#contract/partnership'
import { api, problemOf, withoutSession } from '@/shared/api'
import type { LocalStore } from '@/shared/lib/local-store'
import { isFinal } from '../model/is-final'
import { forgetLetter, keepLetter } from '../model/unsent-letter'

/** Sends a letter that is kept on the device until the server has taken or refused it. Rejects with what the call threw. */
export async function sendLetter(letter: PartnershipLetter, store: LocalStore, signal: AbortSignal): Promise<void> {
  keepLetter(store, letter)
  try {
    await (await api()).post('v3/partnership', { json: letter, signal, context: withoutSession }).json(successAnswerSchema)
    forgetLetter(store)
  } catch (error) {
    if (isFinal(problemOf(error))) forgetLetter(store)
    throw error
  }
}
