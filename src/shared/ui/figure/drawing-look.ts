import { defineSlotRecipe } from '@pandacss/dev'

const outline = { fill: 'none', stroke: 'ink', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
/** A surface is as pale as the letters on it need; its edge says where it ends. */
const surface = { stroke: 'inkMuted', strokeWidth: '0.8', strokeLinejoin: 'round' } as const
const letters = { fill: 'ink' } as const
/** Letters on a map or on squared paper keep clear of its lines by an edge of paper around them. */
const clear = { stroke: 'sheet', strokeWidth: '3.5', strokeLinejoin: 'round', paintOrder: 'stroke' } as const

const paths = {
  line: { ...outline, strokeWidth: '2' },
  bold: { ...outline, strokeWidth: '3' },
  thin: { ...outline, strokeWidth: '1.2' },
  hidden: { ...outline, strokeWidth: '1.6', strokeDasharray: '5 4' },
  axis: { ...outline, strokeWidth: '1.6' },
  grid: { fill: 'none', stroke: 'edge', strokeWidth: '0.5' },
  curve: { ...outline, stroke: 'pen', strokeWidth: '2.6' },
  curveSecond: { ...outline, stroke: 'right', strokeWidth: '2.6', strokeDasharray: '9 4' },
  area: { ...surface, fill: 'pen', fillOpacity: '0.24' },
  /** By night as pale as its letters, which are light, can bear. */
  areaSecond: { ...surface, fill: 'marker', fillOpacity: { base: '0.62', _dark: '0.34' } },
  areaThird: { ...surface, fill: 'right', fillOpacity: '0.34' },
  areaFourth: { ...surface, fill: 'wrong', fillOpacity: '0.3' },
  bar: { ...surface, stroke: 'ink', fill: 'pen', fillOpacity: '0.6' },
  hatch: { ...outline, stroke: 'pen', strokeWidth: '1.4' },
  dot: { fill: 'ink' },
  ring: { fill: 'sheet', stroke: 'ink', strokeWidth: '2' },
  arrow: { ...outline, stroke: 'wrong', strokeWidth: '3' },
  land: { fill: 'canvas', stroke: 'edge', strokeWidth: '1', strokeLinejoin: 'round' },
  neighbour: { fill: 'sunken', stroke: 'edge', strokeWidth: '0.8', strokeLinejoin: 'round' },
  water: { ...surface, fill: 'penWash' },
  river: { fill: 'none', stroke: 'pen', strokeOpacity: '0.85', strokeWidth: '1.6', strokeLinejoin: 'round' },
  border: { ...outline, strokeWidth: '2.4' },
} as const

const texts = {
  label: letters,
  name: { ...letters, fontStyle: 'italic' },
  note: letters,
  place: { ...letters, ...clear, fontWeight: 'medium' },
  onArea: { ...letters, ...clear, strokeWidth: '2.5' },
} as const

const base = { ...paths, ...texts }

/** The lines, areas and letters of a drawing by the theme; forced colours keep ink and paper alone. */
export const drawingLook = defineSlotRecipe({
  className: 'drawing',
  slots: Object.keys(base) as (keyof typeof base)[],
  base,
})
