import { css } from 'styled-system/css'

/** The widest that content gets, with the margins of the page beside it. */
export const columnLook = css({
  width: 'full',
  maxWidth: 'pageSheet',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
})
