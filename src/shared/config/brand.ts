import * as v from 'valibot'

const linkSchema = v.object({ name: v.string(), href: v.string() })

/** Who runs the site. Empty strings and empty lists are not shown. */
export const brandSchema = v.object({
  name: v.optional(v.string(), 'Складу'),
  legalEntity: v.optional(v.string(), ''),
  registrationNumber: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  emails: v.optional(v.array(v.string()), []),
  phone: v.optional(v.string(), ''),
  socials: v.optional(v.array(linkSchema), []),
  stores: v.optional(v.array(linkSchema), []),
})
export type Brand = v.InferOutput<typeof brandSchema>
