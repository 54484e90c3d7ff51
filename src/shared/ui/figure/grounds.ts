import { css } from 'styled-system/css'

/** A file lies on a white plate, a drawing on the paper of the theme: one of the two, never both. */
export const grounds = {
  file: css({ backgroundColor: 'plate', color: 'onPlate' }),
  drawing: css({ backgroundColor: 'sheet', color: 'ink' }),
}
