import { defineSlotRecipe } from '@pandacss/dev'

/** The form of an own card with its preview. */
export const createLook = defineSlotRecipe({
  className: 'create',
  slots: ['ways', 'way', 'form', 'fields', 'previews', 'preview', 'previewFace', 'previewBack'],
  base: {
    ways: { wrap: '2' },
    way: {
      minHeight: 'target',
      paddingInline: '4',
      layerStyle: 'cell',
      fontWeight: 'strong',
      cursor: 'pointer',
      '&[aria-pressed="true"]': { backgroundColor: 'marker', borderColor: 'ink', color: 'onMarker' },
    },
    form: {
      stack: '6',
      gridTemplateColumns: 'one',
      alignItems: 'start',
      '@media (min-width: 56rem)': { gridTemplateColumns: 'mainSide' },
    },
    fields: { stack: '4', gridTemplateColumns: 'one' },
    previews: { stack: '3', gridTemplateColumns: 'one' },
    preview: { layerStyle: 'firmSheet', borderTop: 'marginBand', overflow: 'hidden' },
    previewFace: { center: true, minHeight: '24', padding: '4', fontSize: 'medium', textAlign: 'center' },
    previewBack: { borderTop: 'open', backgroundColor: 'markerWash' },
  },
})
