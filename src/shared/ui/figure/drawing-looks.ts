import type { PathLook, TextLook } from '#contract/drawing'
import { css } from 'styled-system/css'

const outline = { fill: '[none]', stroke: 'ink', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Colours of a drawing by the theme; forced colours keep ink and paper alone. */
export const pathLooks: Readonly<Record<PathLook, string>> = {
  line: css(outline, { strokeWidth: 'thin' }),
  bold: css(outline, { strokeWidth: '[3]' }),
  thin: css(outline, { strokeWidth: '[1.2]' }),
  hidden: css(outline, { strokeWidth: '[1.6]', strokeDasharray: '[5 4]' }),
  axis: css(outline, { strokeWidth: '[1.6]' }),
  grid: css({ fill: '[none]', stroke: 'line', strokeWidth: 'hair' }),
  curve: css(outline, { stroke: 'pen', strokeWidth: '[2.6]' }),
  curveSecond: css(outline, { stroke: 'right', strokeWidth: '[2.6]', strokeDasharray: '[9 4]' }),
  area: css({ fill: 'pen', fillOpacity: '[0.24]' }),
  areaSecond: css({ fill: 'marker', fillOpacity: '[0.62]' }),
  areaThird: css({ fill: 'right', fillOpacity: '[0.34]' }),
  areaFourth: css({ fill: 'wrong', fillOpacity: '[0.3]' }),
  bar: css({ fill: 'pen', fillOpacity: '[0.6]' }),
  hatch: css(outline, { stroke: 'pen', strokeWidth: '[1.4]' }),
  dot: css({ fill: 'ink' }),
  ring: css({ fill: 'sheet', stroke: 'ink', strokeWidth: 'thin' }),
  arrow: css(outline, { stroke: 'wrong', strokeWidth: '[3]' }),
  land: css({ fill: 'canvas', stroke: 'edge', strokeWidth: 'hair', strokeLinejoin: 'round' }),
  neighbour: css({ fill: 'sunken', stroke: 'edge', strokeWidth: '[0.8]', strokeLinejoin: 'round' }),
  water: css({ fill: 'penWash' }),
  river: css({ fill: '[none]', stroke: 'edge', strokeWidth: '[1.6]', strokeLinejoin: 'round' }),
  border: css(outline, { strokeWidth: '[2.4]' }),
}

const letters = { fill: 'ink' } as const
/** Letters on a map keep clear of its lines by an edge of paper around them. */
const clear = { stroke: 'sheet', strokeWidth: '[3.5]', strokeLinejoin: 'round', paintOrder: 'stroke' } as const

export const textLooks: Readonly<Record<TextLook, string>> = {
  label: css(letters),
  name: css(letters, { fontStyle: 'italic' }),
  note: css(letters),
  place: css(letters, clear, { fontWeight: 'medium' }),
  onArea: css(letters, clear, { strokeWidth: 'pen' }),
}
