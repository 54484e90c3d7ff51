import { css } from 'styled-system/css'

/** The box of one cell of the blank; `css()` beside it gives its colours. */
export const cellBox = css({ center: true, boxSize: 'cell', borderRadius: 'cell' })

/** A press with a picture alone, as large as a finger needs. */
export const cellPress = css({
  center: true,
  boxSize: 'target',
  borderRadius: 'cell',
  cursor: 'pointer',
})
