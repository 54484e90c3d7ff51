import * as v from 'valibot'
import { mediaRoomSchema, mediumIdSchema } from '#domain/card-media'
import { mediumSizes } from '#domain/medium-type'

/** Of one call: as many as a device sends of facts at a time, and as many ids as an address holds. */
export const mostSentMedia = 100
export const mostAskedMedia = 40
/** The largest body of a call that brings pictures and sounds, and about as much as an answer holds. */
export const mediaCallBytes = 3 * 1024 * 1024

const base64 = v.pipe(
  v.string('Хибний вміст'),
  v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Хибний вміст'),
  v.maxLength(Math.ceil(mediumSizes.sound / 3) * 4, 'Завеликий файл'),
)

/** Body of `POST /v3/flashcards/media`: pictures and sounds in base64. Sent again it changes nothing. */
export const cardMediaSchema = v.object({
  media: v.pipe(
    v.array(v.object({ id: mediumIdSchema, base64 })),
    v.minLength(1, 'Порожній запит'),
    v.maxLength(mostSentMedia, 'Забагато файлів'),
  ),
})

/** The query of `GET /v3/flashcards/media?ids=`, parted at its commas. */
export const mediaIdsSchema = v.pipe(v.array(mediumIdSchema), v.minLength(1), v.maxLength(mostAskedMedia, 'Забагато файлів'))

/** Acknowledgement: all but `refused` is stored. */
export const mediaReceiptAnswerSchema = v.object({
  data: v.object({ room: mediaRoomSchema, refused: v.array(v.object({ id: v.string(), message: v.string() })) }),
})

/** Answer to `GET /v3/flashcards/media?ids=`: of the asked, as many as fit; `missing` are those that the server has not. */
export const cardMediaAnswerSchema = v.object({
  data: v.object({ media: v.array(v.object({ id: v.string(), type: v.string(), base64: v.string() })), missing: v.array(v.string()) }),
})
