import { css } from 'styled-system/css'

/** A press of the header with a picture alone. */
export const squareLook = css({ placeItems: 'center', width: 'target', height: 'target', borderRadius: 'cell', cursor: 'pointer' })
