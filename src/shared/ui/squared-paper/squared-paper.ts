import { css } from 'styled-system/css'

/** The ground of a school notebook: pale blue squares and the red margin line. For a first screen or an empty one, not for work. */
export const squaredPaper = css({
  position: 'relative',
  backgroundImage: 'grid',
  backgroundSize: 'grid',
  backgroundPosition: '[center top]',
  backgroundColor: 'sheet',
  borderBottom: 'line',
  _forcedColors: { backgroundImage: 'none' },
  _print: { backgroundImage: 'none' },
})
