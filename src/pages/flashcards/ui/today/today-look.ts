import { defineSlotRecipe } from '@pandacss/dev'

/** The cards of today: how many are due, and from where. */
export const todayLook = defineSlotRecipe({
  className: 'today',
  slots: ['today', 'start', 'due', 'dueCount', 'shares', 'share', 'bar', 'held'],
  base: {
    today: {
      stack: '6',
      gridTemplateColumns: 'one',
      alignItems: 'start',
      '@media (min-width: 60rem)': { gridTemplateColumns: 'mainSide' },
    },
    start: { stack: '4', justifyItems: 'start' },
    due: { fontSize: 'medium', color: 'inkMuted' },
    dueCount: {
      fontSize: 'count',
      fontWeight: 'heavy',
      lineHeight: 'one',
      letterSpacing: 'figure',
      color: 'ink',
      fontVariantNumeric: 'tabular-nums',
      marginRight: '0.1em',
    },
    shares: { stack: '3', marginTop: '6', paddingTop: '5', borderTop: 'line' },
    share: { display: 'grid', gridTemplateColumns: 'textTail', rowGap: '1', columnGap: '3' },
    bar: {
      gridColumn: '1 / -1',
      height: '1.5',
      backgroundColor: 'sunken',
      borderRadius: 'bar',
      '& > span': { display: 'block', height: '100%', backgroundColor: 'pen', borderRadius: 'bar', forcedColorAdjust: 'none' },
    },
    held: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: '2', columnGap: '4', fontSize: 'small', color: 'inkMuted' },
  },
})
