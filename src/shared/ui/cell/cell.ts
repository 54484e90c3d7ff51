import { css } from 'styled-system/css'

/** The box of one cell of the blank; `css()` beside it gives its colours. */
export const cellBox = css({ display: 'grid', placeItems: 'center', width: 'cell', height: 'cell', borderRadius: 'cell' })

/** A press with a picture alone, as large as a finger needs. */
export const cellPress = css({
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  height: 'target',
  borderRadius: 'cell',
  cursor: 'pointer',
})
