import * as v from 'valibot'

const linkSchema = v.object({ name: v.string(), href: v.string() })

/** The domain `.example` belongs to nobody: a link there stands in the configuration until there is a real one, and is not shown. */
const isReal = ({ href }: { href: string }): boolean => !(URL.canParse(href) && /(^|\.)example$/.test(new URL(href).hostname))
const linksSchema = v.pipe(
  v.array(linkSchema),
  v.transform((links) => links.filter(isReal)),
)

/** Who runs the site. Empty strings and empty lists are not shown. */
export const brandSchema = v.object({
  name: v.optional(v.string(), 'Складу'),
  legalEntity: v.optional(v.string(), ''),
  registrationNumber: v.optional(v.string(), ''),
  address: v.optional(v.string(), ''),
  emails: v.optional(v.array(v.string()), []),
  phone: v.optional(v.string(), ''),
  socials: v.optional(linksSchema, []),
  stores: v.optional(linksSchema, []),
})
export type Brand = v.InferOutput<typeof brandSchema>
