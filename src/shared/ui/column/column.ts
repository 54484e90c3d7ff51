import { css } from 'styled-system/css'

/** The widest that content gets, with the margins of the page beside it. */
export const columnLook = css({
  width: 'full',
  maxWidth: 'pageSheet',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
})

/** A stack of the parts of a page. */
export const stackLook = css({ stack: '6', minWidth: '0' })

/** Sets the main part of a page beside what belongs to it, where there is room. */
export const mainSideLook = css({ stack: '6', gridTemplateColumns: { lg: 'mainSide' }, alignItems: 'start' })
