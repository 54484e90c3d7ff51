import { defineSlotRecipe } from '@pandacss/dev'

/** Statistics of the cards: pairs of panels and the map of days. */
export const statisticsLook = defineSlotRecipe({
  className: 'statistics',
  slots: ['pair', 'heat', 'details'],
  base: {
    pair: { stack: '5', gridTemplateColumns: 'one', '@media (min-width: 56rem)': { gridTemplateColumns: 'two' } },
    heat: {
      stack: 'bold',
      gridTemplateRows: 'repeat(7, auto)',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1.125rem)',
      marginBottom: '3',
      '& > span': { aspectRatio: 'square', borderRadius: 'bar', border: 'line', backgroundColor: 'sunken', forcedColorAdjust: 'none' },
      '& > [data-level="1"]': { background: 'color-mix(in srgb, {colors.pen} 30%, {colors.sheet})' },
      '& > [data-level="2"]': { background: 'color-mix(in srgb, {colors.pen} 52%, {colors.sheet})' },
      '& > [data-level="3"]': { background: 'color-mix(in srgb, {colors.pen} 76%, {colors.sheet})' },
      '& > [data-level="4"]': { backgroundColor: 'pen' },
    },
    details: {
      marginTop: '3',
      '& > summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 'target',
        color: 'pen',
        fontWeight: 'strong',
        fontSize: 'small',
        textDecoration: 'underline',
        textUnderlineOffset: 'near',
        cursor: 'pointer',
      },
    },
  },
})
