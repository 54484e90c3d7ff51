import { defineSlotRecipe } from '@pandacss/dev'

/** The form of an own card with its preview. */
export const createLook = defineSlotRecipe({
  className: 'create',
  slots: ['ways', 'way', 'form', 'fields', 'previews', 'preview', 'previewFace', 'previewBack'],
  base: {
    ways: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    way: {
      minHeight: 'target',
      paddingInline: '4',
      layerStyle: 'cell',
      fontWeight: 'strong',
      cursor: 'pointer',
      '&[aria-pressed="true"]': { backgroundColor: 'marker', borderColor: 'ink', color: 'onMarker' },
    },
    form: {
      display: 'grid',
      gridTemplateColumns: 'one',
      gap: '6',
      alignItems: 'start',
      '@media (min-width: 56rem)': { gridTemplateColumns: 'mainSide' },
    },
    fields: { display: 'grid', gridTemplateColumns: 'one', gap: '4' },
    previews: { display: 'grid', gridTemplateColumns: 'one', gap: '3' },
    preview: { backgroundColor: 'sheet', border: 'edge', borderTop: 'marginBand', borderRadius: 'sheet', overflow: 'hidden' },
    previewFace: { display: 'grid', placeItems: 'center', minHeight: '24', padding: '4', fontSize: 'medium', textAlign: 'center' },
    previewBack: { borderTop: 'open', backgroundColor: 'markerWash' },
  },
})
