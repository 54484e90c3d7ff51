import * as v from 'valibot'
import { plainText } from './text.ts'

/** Pictures and sounds of one card. */
export const mostCardMedia = 8

const wrong = 'Хибна картинка чи звук'
export const mediumIdSchema = v.pipe(v.string(wrong), v.uuid(wrong), v.toLowerCase())
export const mediumKindSchema = v.picklist(['picture', 'sound'], wrong)
export type MediumKind = v.InferOutput<typeof mediumKindSchema>

/**
 * A picture or a sound under the words of one side. `id` is made of its bytes: the same one is stored once. `name`: of its file. `words`
 * tell what is in it to whoever cannot see or hear it.
 */
export const cardMediumSchema = v.object({
  id: mediumIdSchema,
  side: v.picklist(['front', 'back'], wrong),
  kind: mediumKindSchema,
  name: v.pipe(plainText, v.trim(), v.maxLength(120, wrong)),
  words: v.pipe(plainText, v.trim(), v.maxLength(200, 'Можна до 200 знаків')),
})
export type CardMedium = v.InferOutput<typeof cardMediumSchema>

const fraction = v.pipe(v.number(wrong), v.minValue(0, wrong), v.maxValue(1, wrong))
/** A rectangle that hides a part of the first picture: its place in fractions of the width and the height. Those of one number are asked together. */
export const pictureMaskSchema = v.object({
  number: v.pipe(v.number(wrong), v.integer(wrong), v.minValue(1, wrong), v.maxValue(99, wrong)),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
})
export type PictureMask = v.InferOutput<typeof pictureMaskSchema>

/** The bytes of all pictures and sounds of a visitor, and how many there may be. */
export const mediaRoomSchema = v.object({ bytes: v.number(), limit: v.number() })
export type MediaRoom = v.InferOutput<typeof mediaRoomSchema>
