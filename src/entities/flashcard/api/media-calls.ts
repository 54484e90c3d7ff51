import type * as v from 'valibot'
import { cardMediaAnswerSchema, mediaReceiptAnswerSchema } from '#contract/card-media'
import { api, ofOwner } from '@/shared/api'

type Receipt = v.InferOutput<typeof mediaReceiptAnswerSchema>['data']
type Found = v.InferOutput<typeof cardMediaAnswerSchema>['data']

/** Sends pictures and sounds; the same may be sent again without harm. @param owner whose they are. */
export const sendMedia = async (media: readonly { id: string; base64: string }[], owner: string): Promise<Receipt> =>
  (
    await (
      await api()
    )
      .post('v3/flashcards/media', { json: { media }, context: ofOwner(owner), timeout: 25_000 })
      .json(mediaReceiptAnswerSchema)
  ).data

/** Pictures and sounds by their ids, as many as one answer holds. */
export const readMedia = async (ids: readonly string[]): Promise<Found> =>
  (await (await api()).get('v3/flashcards/media', { searchParams: { ids: ids.join(',') }, timeout: 25_000 }).json(cardMediaAnswerSchema))
    .data
