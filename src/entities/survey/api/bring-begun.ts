import type * as v from 'valibot'
import type { Begun } from '#contract/pack'
import { begunAnswerSchema } from '#contract/result'
import { api, ofOwner } from '@/shared/api'

/** Brings a survey that was begun offline; may come again. @param owner whose it is: it leaves under no other bearer. */
export async function bringBegun(begun: Begun, owner: string): Promise<v.InferOutput<typeof begunAnswerSchema>['data']> {
  return (await (await api()).post('v3/surveys/begun', { json: begun, context: ofOwner(owner) }).json(begunAnswerSchema)).data
}
