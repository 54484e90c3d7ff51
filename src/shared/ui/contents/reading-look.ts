import { css } from 'styled-system/css'

/** A text and, where there is room, its table of contents beside it. */
export const besideContents = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 42rem) minmax(0, 16rem)]' },
  justifyContent: 'space-between',
})

/** The text itself, set for long reading. */
export const readingText = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'start',
  gap: { base: '8', md: '10' },
  fontSize: { base: '[1.0625rem]', md: '[1.125rem]' },
  lineHeight: '[1.7]',
})
