import { css } from 'styled-system/css'

/** The look of words in the colour of the pen that lead or unfold, as tall as a finger needs. */
export const wordLook = css({
  inlineRow: '2',
  minHeight: 'target',
  textStyle: 'smallLabel',
  color: 'pen',
  cursor: 'pointer',
  _hover: { color: 'penStrong' },
})
