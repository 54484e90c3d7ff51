import * as v from 'valibot'

/** Groups of the periodic system as the exam prints them; elements of the two series stand in none. */
export const elementGroups = [
  'IA',
  'IIA',
  'IIIB',
  'IVB',
  'VB',
  'VIB',
  'VIIB',
  'VIIIB',
  'IB',
  'IIB',
  'IIIA',
  'IVA',
  'VA',
  'VIA',
  'VIIA',
  'VIIIA',
] as const

/** A chemical element. `mass` is rounded as the sheet of the exam rounds it; `electronegativity` by Pauling. */
export const elementSchema = v.object({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(118)),
  symbol: v.pipe(v.string(), v.regex(/^[A-Z][a-z]?$/)),
  name: v.string(),
  mass: v.number(),
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  group: v.optional(v.picklist(elementGroups)),
  series: v.optional(v.picklist(['lanthanide', 'actinide'])),
  electronegativity: v.optional(v.number()),
  kind: v.picklist(['metal', 'nonmetal']),
})
export type ChemicalElement = v.InferOutput<typeof elementSchema>
