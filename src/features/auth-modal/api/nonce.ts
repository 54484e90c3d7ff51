import { nonceAnswerSchema } from '#contract/auth'
import { api, problemOf } from '@/shared/api'

/** Asks for the nonce that a provider puts into its token; nothing where the back end gives out none. */
export async function askNonce(signal?: AbortSignal): Promise<{ nonce?: string }> {
  try {
    const answer = await (await api()).post('v3/auth/nonce', signal ? { signal } : {}).json(nonceAnswerSchema)
    return { nonce: answer.data.nonce }
  } catch (error) {
    if (problemOf(error).status === 404) return {}
    throw error
  }
}
