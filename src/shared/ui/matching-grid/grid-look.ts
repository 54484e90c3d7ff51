import { css, cx } from 'styled-system/css'
import './grid-square.css'

/** The whole field of the table is pressed, not only the square in it. */
export const hitLook = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 'target',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'default' },
})

export const squareLook = cx(
  'grid-square',
  css({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: 'square',
    border: 'edge',
    borderRadius: 'cell',
    backgroundColor: 'sheet',
    transitionProperty: '[background-color, border-color]',
    transitionDuration: 'quick',
  }),
)

export const gridLook = css({
  display: 'grid',
  justifyContent: 'start',
  alignItems: 'stretch',
  width: 'full',
  maxWidth: 'longest',
  padding: { base: '1', sm: '2' },
  backgroundColor: 'sheet',
  border: 'line',
  borderRadius: 'sheet',
})
