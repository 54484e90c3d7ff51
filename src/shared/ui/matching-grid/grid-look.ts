import { css } from 'styled-system/css'

/** The whole field of the table is pressed, not only the square in it. */
export const hitLook = css({
  position: 'relative',
  center: true,
  minHeight: 'target',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
})

export const squareLook = css({
  width: '[min(2rem, 100% - 2px)]',
  center: true,
  aspectRatio: 'square',
  layerStyle: 'cell',
  fade: 'ground',
  'label:hover > input:enabled:not(:checked) + &': { borderColor: 'pen', backgroundColor: 'penWash' },
  'input:checked:not([data-mark]) + &': { backgroundColor: 'pen', borderColor: 'pen', boxShadow: 'chosen' },
  'input:focus-visible + &': { outline: 'focus', outlineOffset: 'thin' },
  '&[data-mark]': { borderWidth: 'thin' },
  '&[data-mark=right]': { backgroundColor: 'right', borderColor: 'right', color: 'onRight' },
  '&[data-mark=wrong]': { backgroundColor: 'wrong', borderColor: 'wrong', color: 'onWrong' },
  '&[data-mark=missed]': { borderColor: 'right', borderStyle: 'dashed', color: 'right' },
  _forcedColors: { 'input:checked + &': { outline: 'systemFocus' } },
})

export const gridLook = css({
  display: 'grid',
  justifyContent: 'start',
  alignItems: 'stretch',
  width: 'full',
  maxWidth: 'longest',
  padding: { base: '1', sm: '2' },
  layerStyle: 'sheet',
})
