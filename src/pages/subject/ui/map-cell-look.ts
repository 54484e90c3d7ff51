import { defineRecipe } from '@pandacss/dev'

/** A topic of the map: empty, dashed, half, full, full with the corner of the marker. */
export const mapCellLook = defineRecipe({
  className: 'mapCell',
  base: {
    center: true,
    flexShrink: '0',
    boxSize: 'target',
    textStyle: 'cell',
    layerStyle: 'cell',
    color: 'ink',
    textDecoration: 'none',
    'a:hover > &': { borderColor: 'pen' },
    '&[data-level=learning]': { borderStyle: 'dashed', borderColor: 'var(--subject)' },
    '&[data-level=familiar]': {
      borderColor: 'var(--subject)',
      backgroundImage: 'linear-gradient(135deg, var(--subject-wash) 50%, transparent 50%)',
    },
    '&:is([data-level=confident], [data-level=mastered])': {
      borderColor: 'var(--subject)',
      backgroundColor: 'var(--subject)',
      color: 'onPen',
    },
    '&[data-level=mastered]': { backgroundImage: 'linear-gradient(225deg, {colors.marker} 22%, transparent 22%)' },
    '&[data-start]': { boxShadow: '0 0 0 3px {colors.marker}, 0 0 0 4.5px {colors.ink}' },
    _forcedColors: { '&[data-start]': { outline: '3px solid CanvasText' } },
  },
})
