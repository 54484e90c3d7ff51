import { defineGlobalStyles } from '@pandacss/dev'
import { palette, type ColorName } from './colors'
import { sectionStyles } from './section-styles'
import { subjectStyles } from './subject-styles'

/** The colours of the day, whatever the theme. */
const onPaper = (names: readonly ColorName[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      `--colors-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      `${palette[name].day} !important`,
    ]),
  )

export const globalCss = defineGlobalStyles({
  html: {
    '--global-color-focus-ring': 'var(--colors-pen)',
    backgroundColor: 'canvas',
    color: 'ink',
    fontFamily: 'body',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    // Letters are as wide as their face says, not as whole pixels: a stand-in breaks its lines where the face does.
    textRendering: 'geometricPrecision',
    '--bottom-bar': '0px',
    // The bar of a page that has the screen to itself: two rows on a phone.
    '--top-bar': '4.75rem',
    scrollPaddingTop: '5rem',
    scrollPaddingBottom: 'calc(5rem + var(--bottom-bar))',
    '&[data-theme=dark]': { colorScheme: 'dark' },
    '&:has([data-part=subject-tabs])': { '@media (min-height: 30rem)': { scrollPaddingTop: '8rem' } },
    '&:has([data-part=section-bar])': {
      '@media (max-width: 47.9975rem)': { '--bottom-bar': 'calc(3.75rem + env(safe-area-inset-bottom, 0px))' },
    },
    '&:has(dialog[data-menu][open])': { overflow: 'hidden' },
  },
  // What stands in the flow keeps clear of a notch; what is fixed does so by itself.
  body: { paddingLeft: 'safeLeft', paddingRight: 'safeRight', textStyle: 'body', minHeight: '100dvh', overflowWrap: 'break-word' },
  // Where letters are large for the screen, a long word is broken rather than leave it.
  'body, p, h1, h2, h3, h4, h5, h6': { _bigLetters: { overflowWrap: 'anywhere' } },
  '.katex': { textRendering: 'geometricPrecision !important', fontFamily: 'formula !important' },
  // And a part of a formula, which cannot be broken, is moved aside by the finger.
  '.katex:not(.katex-display > .katex)': {
    _bigLetters: {
      display: 'inline-block',
      maxWidth: 'full',
      overflowX: 'auto',
      overflowY: 'hidden',
      verticalAlign: 'middle',
      animation: 'moreAside linear both',
      animationTimeline: 'scroll(self inline)',
    },
  },
  // Fractions in two lines of a text do not touch.
  '.katex .katex-base:has(.mfrac)': { paddingBlock: '0.5' },
  '.katex .mathnormal': { fontFamily: 'variable !important' },
  // Words of a formula for who listens: broken at every blank they would be read without blanks.
  '.katex .katex-mathml': { whiteSpace: 'nowrap' },
  // Nobody sees or hears the MathML, a formula that is copied is read from it: laid out, it is a quarter of an article's elements.
  '.katex math': { display: 'none' },
  // Firefox and Safari would break a line between a formula and the sign after it: so the last part of the formula takes the room of both,
  // and the sign stands in it.
  '[data-sign=narrow] .katex-base:last-child': { paddingRight: 'sign' },
  '[data-sign=wide] .katex-base:last-child': { paddingRight: 'signs' },
  '[data-sign=narrow]:has(.katex) + span': { marginLeft: '-besideSign' },
  '[data-sign=wide]:has(.katex) + span': { marginLeft: '-besideSigns' },
  ...sectionStyles,
  ...subjectStyles,
  // The end of what scrolls sideways fades until it has been reached; what does not scroll has no end to fade.
  '[data-part=scroller]': {
    animation: 'moreAside linear both',
    animationTimeline: 'scroll(self inline)',
  },
  // A link in a sentence, wherever nobody has given it a look: of no weight, so that a look by any other selector is one too.
  ':where(a:not([class]))': { color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'near', _hover: { color: 'penStrong' } },
  'a, button, label, input, summary': { touchAction: 'manipulation' },
  ':focus-visible': { outline: '3px solid {colors.pen}', outlineOffset: '2px' },
  ':is(h1, h2, h3):focus-visible': { outline: 'none' },
  // Paper is white in both themes. What wants to be printed alone stands in the body as `data-print-sheet`.
  '@media print': {
    ':root:root': {
      '--colors-canvas': '#ffffff !important',
      '--colors-sheet': '#ffffff !important',
      // Surfaces of figures, chips and bars: by night they would be printed black.
      ...onPaper(['sunken', 'penWash', 'marker', 'markerWash', 'rightWash', 'wrongWash', 'onPen', 'onRight', 'onWrong']),
      '--colors-ink': '#000 !important',
      '--colors-ink-muted': '#333 !important',
      '--colors-pen': '#000 !important',
      '--colors-right': '#000 !important',
      '--colors-wrong': '#000 !important',
      '--colors-edge': '#000 !important',
      '--colors-line': '#999 !important',
    },
    // What is pressed has no use on paper; what is written into stays as a place to write.
    'button, select, dialog, input[type=search], input[type=file], [role=search], [data-part=actions]': { display: 'none !important' },
    'h1, h2, h3, h4, summary, caption, thead': { breakAfter: 'avoid' },
    // Firefox leaves a heading alone at the end of a page, unless it claims the lines below it too.
    'h2, h3, dt': { breakInside: 'avoid', _after: { content: '""', display: 'block', height: '24', marginBottom: '-24' } },
    'p, li, dd': { orphans: 3, widows: 3 },
    // A root sign is a picture laid over its formula: cut by the end of a page, it is lost.
    'figure, img, svg, tr, blockquote, .katex, .katex-display, .katex .katex-base': { breakInside: 'avoid' },
    // An item that holds more than one text, such as a whole task, may be as tall as a page.
    'p:has(.katex), li:has(.katex):not(:has(p, div, ul, ol)), [data-part=scroller]:has(> .katex-display)': { breakInside: 'avoid' },
    // What is chosen, marked or counted is told by its ground.
    'label:has(:checked), [data-mark], [role=img], [role=progressbar]': { printColorAdjust: 'exact' },
    '[data-part=scroller], .katex': { overflow: 'visible !important', maskImage: 'none !important', animation: 'none !important' },
    // A sheet that is read back from a photo takes the page to its edges.
    '@page answer-sheet': { size: 'A4', margin: '0' },
    'body:has([data-print-sheet]) > :not([data-print-sheet])': { display: 'none !important' },
  },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animationDuration: 'quick' },
  '::selection': { backgroundColor: 'marker', color: 'onMarker' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
    // The finger moves this one, no clock does: without a length it would stand at its end and hide that there is more.
    '[data-part=scroller], .katex': { animationDuration: 'auto !important' },
  },
})
