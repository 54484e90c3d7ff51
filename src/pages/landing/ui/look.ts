import { css } from 'styled-system/css'

export const sectionLook = css({ paddingBlock: { base: '12', md: '20' } })

export const twoSidesLook = css({
  stack: { base: '6', lg: '16' },
  gridTemplateColumns: { base: 'one', lg: 'halfMore' },
  alignItems: 'center',
})

export const textLook = css({ stack: '4', maxWidth: '136' })
