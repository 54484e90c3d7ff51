import { css } from 'styled-system/css'

/** A text and, where there is room, its table of contents beside it. On paper no grid: Firefox draws no root sign of one after its first page. */
export const besideContents = css({
  stack: '12',
  gridTemplateColumns: { base: 'one', lg: 'textAside' },
  justifyContent: 'space-between',
  _print: { display: 'block' },
})

/** The text itself, set for long reading. */
export const readingText = css({
  stack: { base: '8', md: '10' },
  gridTemplateColumns: 'one',
  alignContent: 'start',
  fontSize: { base: 'text', md: 'medium' },
  lineHeight: 'lesson',
})
