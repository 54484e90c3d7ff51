import { css } from 'styled-system/css'

/** A text and, where there is room, its table of contents beside it. */
export const besideContents = css({
  display: 'grid',
  gap: '12',
  gridTemplateColumns: { base: 'one', lg: 'textAside' },
  justifyContent: 'space-between',
})

/** The text itself, set for long reading. */
export const readingText = css({
  display: 'grid',
  gridTemplateColumns: 'one',
  alignContent: 'start',
  gap: { base: '8', md: '10' },
  fontSize: { base: 'text', md: 'medium' },
  lineHeight: 'lesson',
})
