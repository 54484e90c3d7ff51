import { css, cx } from 'styled-system/css'
import './bottom-bar.css'

export const barLook = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'header',
  backgroundColor: 'sheet',
  borderTop: 'line',
  paddingBottom: '[env(safe-area-inset-bottom, 0px)]',
  lg: { backgroundColor: 'canvas' },
})

/** On a phone the second step has a row of its own, so that nothing moves when it changes its name. */
export const rowLook = cx(
  'bottom-bar-row',
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '1.5', sm: '2' },
    width: 'full',
    maxWidth: 'textSheet',
    marginInline: 'auto',
    paddingInline: { base: '2', sm: '4', md: '8', lg: '0' },
    paddingBlock: '2',
  }),
)

export const flagLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
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
