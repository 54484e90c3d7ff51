import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    '--global-color-focus-ring': 'var(--colors-pen)',
    backgroundColor: 'canvas',
    color: 'ink',
    fontFamily: 'body',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    scrollPaddingBlock: '5rem',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '&:has(dialog[data-menu][open])': { overflow: 'hidden' },
  },
  body: { textStyle: 'body', minHeight: '100dvh', overflowWrap: 'break-word' },
  'a, button, label, input, summary': { touchAction: 'manipulation' },
  ':focus-visible': { outline: '3px solid {colors.pen}', outlineOffset: '2px' },
  'h1:focus-visible': { outline: 'none' },
  '@media print': { 'body:has([data-print-sheet]) > :not([data-print-sheet])': { display: 'none !important' } },
  '::selection': { backgroundColor: 'marker', color: 'onMarker' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})
