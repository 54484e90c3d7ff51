import { css } from 'styled-system/css'

/** Two short rows on a phone, no taller than `scrollPaddingTop` of the page (global-css.ts), or they would cover a focused control. */
export const topBarLook = css({
  position: 'sticky',
  top: '0',
  zIndex: 'header',
  display: 'grid',
  gridTemplateColumns: 'markTextTwoTails',
  gridTemplateAreas: { base: '"exit title tools clock" "state state state state"', md: '"exit title state tools clock"' },
  alignItems: 'center',
  columnGap: { base: '1', md: '3' },
  minHeight: { base: '19', md: '16' },
  paddingInline: { base: '2', md: '6' },
  paddingBlock: '1',
  backgroundColor: 'sheet',
  borderBottom: 'line',
  _print: { display: 'none' },
  md: { gridTemplateColumns: 'markTextThreeTails' },
  _bigLetters: { minHeight: '0', '& [data-part=title], & [data-part=answered]': { display: 'none' }, '& button': { paddingInline: '0' } },
})
