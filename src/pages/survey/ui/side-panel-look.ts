import { defineSlotRecipe } from '@pandacss/dev'
import { hasRoomBeside } from './beside-task'

const afloat = '@media screen and (max-width: 63.9975rem)'
const withTwoRows = '@media screen and (max-width: 47.9975rem)'
const docked = '@media screen and (min-width: 64rem)'

/** The sheet beside the task. A docked panel gives way to what the reader has beside the task, as far as the screen has no room for both. */
export const sidePanelLook = defineSlotRecipe({
  className: 'sidePanel',
  slots: ['panel', 'close'],
  base: {
    panel: {
      display: 'none',
      flexDirection: 'column',
      minWidth: '0',
      backgroundColor: 'sheet',
      lg: { position: 'sticky', top: '22', alignSelf: 'start', marginTop: '6', border: 'line', borderRadius: 'sheet' },
      '&[data-open]': { display: 'flex' },
      [afloat]: {
        position: 'fixed',
        insetInline: '0',
        paddingLeft: 'env(safe-area-inset-left, 0px)',
        paddingRight: 'env(safe-area-inset-right, 0px)',
        bottom: 'calc(3.8125rem + env(safe-area-inset-bottom, 0px))',
        zIndex: 'header',
        maxHeight: 'min(36rem, 66dvh)',
        borderTop: 'markerBand',
        boxShadow: 'lift',
      },
      [withTwoRows]: { '[data-two-step] > &': { bottom: 'calc(7rem + env(safe-area-inset-bottom, 0px))' } },
      [docked]: {
        maxHeight: 'calc(100dvh - 9.5rem)',
        '&[data-docked]': { display: 'flex' },
        '&[data-docked] [data-part=close]': { display: 'none' },
        '[data-panel=reference] > &[data-docked]': { display: 'none' },
        '[data-stimulus] > &[data-docked]:not([data-open])': { display: 'none' },
        '[data-stimulus] > &[data-docked] [data-part=close]': { display: 'grid' },
      },
      // The verdict stands below it.
      [`@media ${hasRoomBeside}`]: { '[data-beside]:has([data-verdict]) > &[data-docked]': { maxHeight: '20rem' } },
      '@media (min-width: 80rem)': {
        '[data-panel=reference]:not([data-stimulus]) > &[data-docked]': { display: 'flex' },
      },
      '@media (min-width: 90rem)': {
        '[data-stimulus]:not([data-panel=reference]) > &[data-docked]:not([data-open])': { display: 'flex' },
        '[data-stimulus] > &[data-docked] [data-part=close]': { display: 'none' },
      },
    },
    close: {
      center: true,
      boxSize: 'target',
      borderRadius: 'cell',
      color: 'inkMuted',
      cursor: 'pointer',
      _hover: { color: 'penStrong', backgroundColor: 'penWash' },
    },
  },
})
