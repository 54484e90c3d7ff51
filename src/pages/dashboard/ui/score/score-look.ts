import { defineSlotRecipe } from '@pandacss/dev'

/** The calculator of the competitive score. */
export const scoreLook = defineSlotRecipe({
  className: 'score',
  slots: ['grid', 'head', 'extra', 'sum'],
  base: {
    grid: {
      stack: '2',
      gridTemplateColumns: 'minmax(0, 1fr) 4.75rem 4.75rem',
      alignItems: 'center',
      marginBlock: '4',
    },
    head: { fontSize: 'fine', color: 'inkMuted' },
    extra: { stack: '3', marginTop: '4' },
    sum: {
      stack: '1',
      marginTop: '4',
      paddingBlock: '3',
      paddingInline: '4',
      backgroundColor: 'sunken',
      borderRadius: 'cell',
      '& output': { fontWeight: 'heavy', fontSize: 'sum', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
