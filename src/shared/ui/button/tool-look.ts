import { css } from 'styled-system/css'

/** The look of a press beside the content: a picture and a word, without a frame. */
export const toolLook = css({
  inlineRow: '2',
  minHeight: 'target',
  paddingInline: '2',
  borderRadius: 'cell',
  cursor: 'pointer',
  _hover: { backgroundColor: 'penWash', color: 'penStrong' },
})
