import { defineSlotRecipe } from '@pandacss/dev'

/** The two subjects of a block: the row stays below the bar above where the screen is high enough. */
export const subjectTabsLook = defineSlotRecipe({
  className: 'subjectTabs',
  slots: ['row', 'tab'],
  base: {
    row: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'fr',
      backgroundColor: 'sheet',
      borderBottom: 'line',
      paddingInline: { md: '6' },
      '& > :disabled': { pointerEvents: 'none' },
      '@media (min-height: 30rem)': { position: 'sticky', top: '19', zIndex: 'header' },
      '@media (min-height: 30rem) and (min-width: 48rem)': { top: '16' },
    },
    tab: {
      display: 'flex',
      flexDirection: { base: 'column', sm: 'row' },
      alignItems: { base: 'start', sm: 'center' },
      justifyContent: 'center',
      columnGap: '3',
      minHeight: 'target',
      paddingInline: '3',
      paddingBlock: '1',
      textStyle: 'smallLabel',
      color: 'inkMuted',
      cursor: 'pointer',
      borderBottom: 'unlitBand',
      _hover: { color: 'pen' },
      '&[aria-current]': { color: 'ink', borderBottomColor: 'marker', boxShadow: 'inset 0 -1px 0 {colors.ink}' },
    },
  },
})
