import * as v from 'valibot'
import { inlineTextSchema, richTextSchema } from '#domain/rich-text'

/** Counts how the tasks of one subject fared in a second solving: `written` = `agreed` + `repaired` + `dropped`. */
export const reviewRowSchema = v.object({
  subject: v.string(),
  title: v.string(),
  written: v.number(),
  agreed: v.number(),
  repaired: v.number(),
  dropped: v.number(),
})
export type ReviewRow = v.InferOutput<typeof reviewRowSchema>

const sectionSchema = v.object({
  /** The anchor. */
  id: v.string(),
  title: v.string(),
  text: richTextSchema,
  /** Figures of the review of tasks, which stand below the text. */
  review: v.nullable(v.array(reviewRowSchema)),
})
export type ContentSection = v.InferOutput<typeof sectionSchema>

/**
 * A page of words at `path`. The site fills blanks such as `%legalEntity%`. `updated` is a day, and the version of a legal text;
 * `isReviewed`: a lawyer has read it.
 */
export const contentPageSchema = v.object({
  id: v.string(),
  path: v.string(),
  title: v.string(),
  lead: inlineTextSchema,
  updated: v.string(),
  legal: v.nullable(v.object({ version: v.string(), isReviewed: v.boolean() })),
  sections: v.array(sectionSchema),
})
export type ContentPage = v.InferOutput<typeof contentPageSchema>
export const contentPageAnswerSchema = v.object({ data: v.object({ page: contentPageSchema }) })

/** The id of the page at an address: `/pro-nmt` → `pro-nmt`, `/nmt/bali` → `nmt.bali`. */
export const contentPageId = (path: string): string => path.replace(/^\/+|\/+$/g, '').replaceAll('/', '.')
