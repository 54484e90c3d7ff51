import * as v from 'valibot'

/** The figures of articles that readers can move; each kind has a file beside this one. */
export const movableKindSchema = v.picklist([
  'unit-circle',
  'parabola',
  'tangent',
  'area',
  'sine-wave',
  'vectors',
  'line',
  'section',
  'inscribed-angle',
  'exponent',
])
export type MovableKind = v.InferOutput<typeof movableKindSchema>

/** The stand-in until the code has come: `says` is the sentence of the start, `rows` the number of sliders below it. */
export const movableSchema = v.object({ kind: movableKindSchema, says: v.string(), rows: v.number() })
export type MovableStart = v.InferOutput<typeof movableSchema>
