import { sessionAnswerSchema } from '#contract/auth'
import { handoverAnswerSchema, handoverStateAnswerSchema } from '#contract/handover'
import { api, withoutSession } from '@/shared/api'

export async function openHandover(): Promise<{ code: string; expiresAt: string }> {
  return (await (await api()).post('v3/auth/handover').json(handoverAnswerSchema)).data
}

export async function readHandover(): Promise<'waiting' | 'used' | 'over'> {
  return (await (await api()).get('v3/auth/handover').json(handoverStateAnswerSchema)).data.state
}

/** @param former the guest of this device, whose work joins that of the other. @returns the token of the guest behind the code. */
export async function takeHandover(code: string, former: string | null): Promise<string> {
  const json = { code, ...(former !== null && { anonymous_token: former }) }
  return (await (await api()).post('v3/auth/handover/take', { json, context: withoutSession }).json(sessionAnswerSchema)).data.token
}
