import { css } from 'styled-system/css'

export const barLook = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  backgroundColor: 'sheet',
  borderTop: 'line',
  paddingBottom: 'safe',
  lg: { backgroundColor: 'canvas' },
  _print: { display: 'none' },
})

/** On a phone the second step has a row of its own, so that nothing moves when it changes its name. */
export const rowLook = css({
  wrap: { base: '1.5', sm: '2' },
  alignItems: 'center',
  width: 'full',
  maxWidth: 'textSheet',
  marginInline: 'auto',
  paddingInline: { base: '2', sm: '4', md: '8', lg: '0' },
  paddingBlock: '2',
  '& button': { paddingInline: { base: '3', sm: '5' } },
  '& button:is([aria-label="Попереднє завдання"], [aria-label="Наступне завдання"])': { paddingInline: '0' },
  '[data-stimulus] &': { '& [data-part=flag-text]': { display: 'none' } },
  mdDown: {
    '& [data-part=flag-text]': { display: 'none' },
    // «28–32 / 32» has no room beside the picture.
    '& [data-wide] svg': { display: 'none' },
    '& [data-wide] button': { paddingInline: '1.5' },
    '&[data-two-step] [data-part=onward]': { order: '-1', width: 'full' },
  },
  md: { '& [data-part=onward]': { marginInlineStart: 'auto' }, '&[data-two-step] [data-part=onward]': { minWidth: '48' } },
  '@media (max-width: 22rem)': { '& [data-part=palette-button] svg': { display: 'none' }, '& [data-wide] button': { fontSize: 'small' } },
})

/** As wide as its longer word from the start: nothing in the bar moves when the answer is checked. */
export const onwardLook = css({
  display: 'grid',
  '&[data-longest]': {
    _after: {
      content: 'attr(data-longest)',
      height: '0',
      overflow: 'hidden',
      visibility: 'hidden',
      paddingInline: { base: '3', sm: '5' },
      border: 'unlit',
      borderBlock: 'none',
      textStyle: 'label',
    },
  },
})

export const flagLook = css({
  inlineRow: '2',
  justifyContent: 'center',
  minHeight: 'target',
  minWidth: 'target',
  textStyle: 'label',
  borderRadius: 'cell',
  border: 'unlit',
  color: 'pen',
  cursor: 'pointer',
  _hover: { backgroundColor: 'penWash' },
  '&[aria-pressed=true]': { backgroundColor: 'marker', color: 'onMarker', '& path': { fill: 'current' } },
})
