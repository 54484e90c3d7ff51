import * as v from 'valibot'

/** The look of a line or a surface of a drawing; the site gives each its colours by day and by night. */
export const pathLookSchema = v.picklist([
  'line',
  'bold',
  'thin',
  'hidden',
  'axis',
  'grid',
  'curve',
  'curveSecond',
  'area',
  'areaSecond',
  'areaThird',
  'areaFourth',
  'bar',
  'hatch',
  'dot',
  'ring',
  'arrow',
  'land',
  'neighbour',
  'water',
  'river',
  'border',
])
export type PathLook = v.InferOutput<typeof pathLookSchema>

/** `label` is set upright, `name` in italics, `note` smaller, `place` lies on a map or on squared paper and keeps clear of its lines. */
export const textLookSchema = v.picklist(['label', 'name', 'note', 'place', 'onArea'])
export type TextLook = v.InferOutput<typeof textLookSchema>

export const markSchema = v.variant('kind', [
  v.object({ kind: v.literal('path'), look: pathLookSchema, d: v.string() }),
  v.object({
    kind: v.literal('text'),
    look: textLookSchema,
    x: v.number(),
    y: v.number(),
    anchor: v.picklist(['start', 'middle', 'end']),
    text: v.string(),
  }),
])
export type Mark = v.InferOutput<typeof markSchema>

/** A picture as marks on a sheet of `width` × `height`: the site draws it in the colours of the theme. */
export const drawingSchema = v.object({ width: v.number(), height: v.number(), marks: v.array(markSchema) })
export type Drawing = v.InferOutput<typeof drawingSchema>

/** Sizes of the letters of a drawing, in its own units. */
export const letterSize: Readonly<Record<TextLook, number>> = { label: 16, name: 17, note: 13, place: 13, onArea: 14 }
