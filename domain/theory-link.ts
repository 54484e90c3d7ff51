import * as v from 'valibot'

/** Leads to an article, or to one block of it: `/subjects/{subject}/theory/{type}/{seoCode}#{block}`. */
export const theoryLinkSchema = v.object({
  subject: v.string(),
  type: v.string(),
  seoCode: v.string(),
  title: v.string(),
  block: v.nullable(v.string()),
})
export type TheoryLink = v.InferOutput<typeof theoryLinkSchema>
