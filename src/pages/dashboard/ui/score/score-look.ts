import { defineSlotRecipe } from '@pandacss/dev'

/** The calculator of the competitive score. */
export const scoreLook = defineSlotRecipe({
  className: 'score',
  slots: ['grid', 'head', 'extra', 'sum'],
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 4.75rem 4.75rem',
      gap: '2',
      alignItems: 'center',
      marginBlock: '4',
    },
    head: { fontSize: 'fine', color: 'inkMuted' },
    extra: { display: 'grid', gap: '3', marginTop: '4' },
    sum: {
      display: 'grid',
      gap: '1',
      marginTop: '4',
      paddingBlock: '3',
      paddingInline: '4',
      backgroundColor: 'sunken',
      borderRadius: 'cell',
      '& output': { fontWeight: 'heavy', fontSize: 'sum', fontVariantNumeric: 'tabular-nums' },
    },
  },
})
