import * as v from 'valibot'
import { mediaRoomSchema } from '#domain/card-media'
import { ownCardFields, ownDeckSchema } from '#domain/own-card'

/**
 * All own cards. `limit`: how many this visitor may keep. `version` changes with every change; empty where nothing was ever written.
 * `room`: that of pictures and sounds.
 */
export const ownCardsSchema = v.object({
  decks: v.array(ownDeckSchema),
  cards: v.array(ownCardFields),
  limit: v.number(),
  version: v.string(),
  room: v.optional(mediaRoomSchema),
})
export type OwnCards = v.InferOutput<typeof ownCardsSchema>
/** Answer to `GET /v3/flashcards/own`. */
export const ownCardsAnswerSchema = v.object({ data: ownCardsSchema })

/**
 * Answer to `POST /v3/flashcards/own?since=`: what changed after `since`, with the ids that are `gone`. Where the device has another
 * version, `since` is null and everything comes.
 */
export const ownChangesSchema = v.object({ ...ownCardsSchema.entries, since: v.nullable(v.string()), gone: v.array(v.string()) })
export type OwnChanges = v.InferOutput<typeof ownChangesSchema>
export const ownChangesAnswerSchema = v.object({ data: ownChangesSchema })
