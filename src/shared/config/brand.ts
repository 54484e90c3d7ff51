import * as v from 'valibot'
import { withoutExamples } from '#contract/brand-example'

const linksSchema = v.array(v.object({ name: v.string(), href: v.string() }))

/**
 * The body that runs the site. Empty strings and empty lists are not shown. Examples are shown only where the server says so (`showsExamples`), as
 * a demonstration does; a deployment hides them.
 */
export const brandSchema = v.pipe(
  v.object({
    name: v.optional(v.string(), 'Складу'),
    legalEntity: v.optional(v.string(), ''),
    registrationNumber: v.optional(v.string(), ''),
    address: v.optional(v.string(), ''),
    emails: v.optional(v.array(v.string()), []),
    phone: v.optional(v.string(), ''),
    socials: v.optional(linksSchema, []),
    stores: v.optional(linksSchema, []),
    showsExamples: v.optional(v.boolean(), false),
  }),
  v.transform(({ showsExamples, ...brand }) => (showsExamples ? brand : withoutExamples(brand))),
)
export type Brand = v.InferOutput<typeof brandSchema>
