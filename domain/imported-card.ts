import * as v from 'valibot'
import { mediumKindSchema, pictureMaskSchema } from './card-media.ts'
import { gradeSchema } from './review.ts'

/** What another program knows of a card, or of one gap of a cloze (`gap`, else null): its looks, and whether it is put off for good. */
const importedLearning = v.object({
  gap: v.nullable(v.number()),
  looks: v.array(v.tuple([v.number(), gradeSchema, v.number()])),
  isOff: v.boolean(),
})
export type ImportedLearning = v.InferOutput<typeof importedLearning>

/** A picture or a sound of a package: `entry` is the name under which its bytes lie in the archive. */
export const importedMediumSchema = v.object({
  side: v.picklist(['front', 'back']),
  kind: mediumKindSchema,
  name: v.string(),
  words: v.string(),
  entry: v.string(),
})
export type ImportedMedium = v.InferOutput<typeof importedMediumSchema>

/** A row read from a file, not stored yet: the device gives it an id and sends it as `card.written`, and what it has `learnt` as facts of its own. */
export const importedCardSchema = v.object({
  kind: v.picklist(['basic', 'cloze', 'occlusion']),
  front: v.string(),
  back: v.string(),
  media: v.optional(v.array(importedMediumSchema)),
  masks: v.optional(v.array(pictureMaskSchema)),
  learnt: v.optional(v.array(importedLearning)),
})
export type ImportedCard = v.InferOutput<typeof importedCardSchema>
