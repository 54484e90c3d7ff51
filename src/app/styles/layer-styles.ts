import { defineLayerStyles } from '@pandacss/dev'

/** The grounds that parts stand on: a sheet holds text, a cell is pressed or filled in; each with a firm line, or with a light one. */
export const layerStyles = defineLayerStyles({
  sheet: { value: { border: '{borders.line}', borderRadius: '{radii.sheet}', backgroundColor: '{colors.sheet}' } },
  firmSheet: { value: { border: '{borders.edge}', borderRadius: '{radii.sheet}', backgroundColor: '{colors.sheet}' } },
  cell: { value: { border: '{borders.edge}', borderRadius: '{radii.cell}', backgroundColor: '{colors.sheet}' } },
  lightCell: { value: { border: '{borders.line}', borderRadius: '{radii.cell}', backgroundColor: '{colors.sheet}' } },
})
