import { defineSlotRecipe } from '@pandacss/dev'

/** Bars of days: how many cards come on each. */
export const dayBarsLook = defineSlotRecipe({
  className: 'dayBars',
  slots: ['bars', 'day', 'dayZone', 'dayBar', 'dayCount', 'dayMark'],
  base: {
    bars: { display: 'flex', alignItems: 'stretch', gap: '2', height: '40', '&[data-dense]': { gap: 'thin' } },
    day: {
      flex: '1 1 0',
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)',
      minWidth: '0',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
    dayZone: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', alignItems: 'center', gap: '1' },
    dayBar: {
      width: '100%',
      maxWidth: '12',
      flexShrink: '0',
      backgroundColor: 'pen',
      borderRadius: '2px 2px 0 0',
      forcedColorAdjust: 'none',
      '[data-part=day]:first-child &': { backgroundColor: 'marker', border: 'ink', borderBottom: 'none' },
      '&[hidden]': { display: 'none' },
    },
    dayCount: { fontWeight: 'strong' },
    dayMark: {
      '[data-dense] &': { overflow: 'visible', whiteSpace: 'nowrap', textAlign: 'left', minHeight: '7' },
      width: '100%',
      paddingTop: '1',
      borderTop: 'edge',
      textAlign: 'center',
      color: 'inkMuted',
    },
  },
})
