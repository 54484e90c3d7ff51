import * as v from 'valibot'
import { md } from './question-source.ts'

const anchor = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'мають бути малі латинські літери, цифри й дефіси'))

/**
 * `content/pages/<address>.yaml` and `content/legal/<address>.yaml`. A folder is a part of the address; a legal text’s version is the day
 * of its last change.
 */
export const pageSource = v.object({
  title: md,
  /** One or two sentences under the title. */
  lead: md,
  /** For search engines, 80–160 characters. */
  description: v.pipe(md, v.minLength(80), v.maxLength(160)),
  updated: v.pipe(v.string(), v.isoDate()),
  /** Of a legal text: whether a lawyer has read this version. */
  isReviewed: v.optional(v.boolean(), false),
  sections: v.pipe(
    v.array(
      v.object({
        id: anchor,
        title: md,
        text: md,
        /** `review`: the figures of `REVIEW.md` stand below the text. */
        figures: v.optional(v.picklist(['review'])),
      }),
    ),
    v.minLength(1),
  ),
})
