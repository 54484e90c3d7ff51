import * as v from 'valibot'
import { importedCardSchema } from '#domain/imported-card'
import { tells } from '#domain/tells'

/**
 * Answer to an import of an Anki file. `left`: notes that make no card, and why. Counted as left out: `media` that the file lacks, `sides`
 * beyond the second, `more` notes than the limit.
 */
export const importAnswerSchema = v.object({
  data: v.object({
    title: v.string(),
    cards: v.array(importedCardSchema),
    left: v.array(v.object({ row: v.number(), front: v.string(), message: v.string() })),
    media: v.number(),
    sides: v.number(),
    more: v.number(),
  }),
})
export type Imported = v.InferOutput<typeof importAnswerSchema>['data']

export const exportFormatSchema = v.picklist(['csv', 'txt', 'apkg'], 'Невідомий формат')
/**
 * Answer to `GET /v3/flashcards/export/{deck}?format=`: a file in base64. The device adds `media`, pictures and sounds of its cards, named
 * by their place in this list.
 */
export const exportedFileAnswerSchema = v.object({
  data: v.object({
    name: v.string(),
    type: v.string(),
    base64: v.pipe(v.string(), v.metadata(tells.key)),
    media: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  }),
})
