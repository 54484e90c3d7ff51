import { css, cx } from 'styled-system/css'
import { cellPress } from '../cell'
import { cellBox } from '../cell'

export const rowLook = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'markText',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '13',
  paddingInline: '2',
  paddingBlock: '2',
  layerStyle: 'firmSheet',
  cursor: 'pointer',
  fade: 'ground',
  '&:hover:not([data-disabled], :has(:checked))': { backgroundColor: 'penWash', borderColor: 'pen' },
  '&:has(:focus-visible)': { outline: 'focus', outlineOffset: 'thin' },
  '&:has(:checked):not([data-mark])': { backgroundColor: 'markerWash', borderColor: 'pen', boxShadow: 'penRing' },
  '&[data-disabled]': { cursor: 'default' },
  '&[data-disabled]:not([data-mark], :has(:checked))': { color: 'inkMuted', borderColor: 'line' },
  '&[data-strikable]': { paddingRight: '13' },
  '&[data-struck]': { color: 'inkMuted', borderStyle: 'dashed', textDecoration: 'line-through' },
  '&[data-mark=right]': { backgroundColor: 'rightWash', borderColor: 'right', boxShadow: 'rightRing' },
  '&[data-mark=wrong]': { backgroundColor: 'wrongWash', borderColor: 'wrong', boxShadow: 'wrongRing' },
  '&[data-mark=missed]': { backgroundColor: 'sheet', borderColor: 'right', borderStyle: 'dashed' },
})

export const cellLook = cx(
  cellBox,
  css({
    textStyle: 'cell',
    border: 'edge',
    backgroundColor: 'sheet',
    color: 'ink',
    'label:not([data-mark]) > :checked + &': { backgroundColor: 'pen', borderColor: 'pen', color: 'onPen' },
    '[data-mark=missed] &': { borderColor: 'right', color: 'right' },
    '[data-mark=right] &': { borderColor: 'right', backgroundColor: 'right', color: 'onRight' },
    '[data-mark=wrong] &': { borderColor: 'wrong', backgroundColor: 'wrong', color: 'onWrong' },
    _forcedColors: { ':checked + &': { outline: 'systemFocus' } },
  }),
)

export const strikeLook = cx(
  cellPress,
  css({ position: 'absolute', top: '1', right: '1', color: 'inkMuted', _hover: { color: 'pen', backgroundColor: 'penWash' } }),
)
