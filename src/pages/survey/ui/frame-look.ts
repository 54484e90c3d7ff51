import { css } from 'styled-system/css'

/** The runner owns the whole screen: a bar above, the task, a bar below within reach of the thumb. */
export const frameLook = css({ display: 'flex', flexDirection: 'column', flexGrow: '1', minHeight: 'screen', width: 'full' })

/** A stimulus takes the place of the palette; on a very wide screen there is room for both. */
export const bodyLook = css({
  flexGrow: '1',
  display: 'grid',
  gridTemplateColumns: 'one',
  width: 'full',
  maxWidth: '352',
  marginInline: 'auto',
  lg: { gridTemplateColumns: 'aside72', columnGap: '8', paddingInline: '8' },
  '&[data-beside]': { _wide: { gridTemplateColumns: 'aside88' } },
  '&[data-panel=reference]': {
    lg: { gridTemplateColumns: 'stimulus' },
    _wide: { gridTemplateColumns: 'stimulusAside' },
  },
  '&[data-stimulus]': {
    lgDown: { gridTemplateRows: 'headRest' },
    lg: { gridTemplateColumns: 'two' },
    '&[data-panel]': { lg: { gridTemplateColumns: 'twoAside' } },
    _widest: { maxWidth: '416', gridTemplateColumns: 'twoAside' },
  },
})

export const columnLook = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  width: 'full',
  maxWidth: 'textSheet',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8', lg: '0' },
  paddingTop: { base: '5', md: '8' },
  paddingBottom: '8',
})

/** The button of the palette is there wherever the palette is not. */
export const paletteButtonLook = css({
  lg: { '&:not([data-panel=reference], [data-stimulus]) [data-part=palette-button]': { display: 'none' } },
  _wide: { '&:not([data-stimulus]) [data-part=palette-button]': { display: 'none' } },
  _widest: { '&:not([data-panel=reference]) [data-part=palette-button]': { display: 'none' } },
})
