import * as v from 'valibot'

/** A chemical element. `mass` is rounded as the sheet of the exam rounds it; an element of a series has no `group`; `electronegativity` by Pauling. */
export const elementSchema = v.object({
  number: v.number(),
  symbol: v.string(),
  name: v.string(),
  mass: v.number(),
  period: v.number(),
  group: v.optional(v.string()),
  series: v.optional(v.picklist(['lanthanide', 'actinide'])),
  electronegativity: v.optional(v.number()),
  kind: v.picklist(['metal', 'nonmetal']),
})
export type ChemicalElement = v.InferOutput<typeof elementSchema>
