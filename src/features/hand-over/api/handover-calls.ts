import type * as v from 'valibot'
import { sessionAnswerSchema } from '#contract/auth'
import { handoverAnswerSchema, handoverPreviewAnswerSchema, handoverStateAnswerSchema, type HandoverPreview } from '#contract/handover'
import { api, withoutSession } from '@/shared/api'

export async function openHandover(): Promise<{ code: string; expiresAt: string }> {
  return (await (await api()).post('v3/auth/handover').json(handoverAnswerSchema)).data
}

export async function readHandover(): Promise<v.InferOutput<typeof handoverStateAnswerSchema>['data']> {
  return (await (await api()).get('v3/auth/handover').json(handoverStateAnswerSchema)).data
}

const guest = (former: string | null) => former !== null && { anonymous_token: former }

/** Asks whose work would meet whose. @param former the guest of this device. */
export async function previewHandover(code: string, former: string | null): Promise<HandoverPreview> {
  const json = { code, ...guest(former) }
  return (await (await api()).post('v3/auth/handover/look', { json, context: withoutSession }).json(handoverPreviewAnswerSchema)).data
}

/** @param joins whether the work of this device’s guest joins that of the other; null where it has none. @returns the token of the guest behind the code. */
export async function takeHandover(code: string, former: string | null, joins: boolean | null): Promise<string> {
  const json = { code, ...guest(former), ...(joins !== null && { joins }) }
  return (await (await api()).post('v3/auth/handover/take', { json, context: withoutSession }).json(sessionAnswerSchema)).data.token
}

/** Ends the session of the guest that this device has become. @returns the token of the one it was. */
export async function takeBack(former: string): Promise<string> {
  return (await (await api()).post('v3/auth/handover/back', { json: { anonymous_token: former } }).json(sessionAnswerSchema)).data.token
}
