import { defineUtility } from '@pandacss/dev'

/** Letters that are large for the screen: from 130 % on at 360 px. */
export const bigLetters = '(max-width: 19.9375rem)'

const one = 'minmax(0, 1fr)'
const filledWith = (width: string) => `repeat(auto-fill, minmax(${width}, 1fr))`
const atMostFull = (rem: number) => `min(${rem}rem, 100%)`

/** Columns by what stands in them: `one` may shrink below its text, `fill…` are as many as fit of so many quarters of a rem each. */
const columns = {
  one,
  two: `repeat(2, ${one})`,
  three: `repeat(3, ${one})`,
  four: `repeat(4, ${one})`,
  five: `repeat(5, ${one})`,
  seven: `repeat(7, ${one})`,
  markText: `auto ${one}`,
  textTail: `${one} auto`,
  textTwoTails: `${one} auto auto`,
  markTextTail: `auto ${one} auto`,
  markTextTwoTails: `auto ${one} auto auto`,
  markTextThreeTails: `auto ${one} auto auto auto`,
  markGapText: `auto 1.25rem ${one}`,
  numberText: `2rem ${one}`,
  termText: `7rem ${one}`,
  labelText: 'minmax(0, 2fr) minmax(0, 3fr)',
  dayText: `8rem ${one}`,
  mainSide: 'minmax(0, 3fr) minmax(0, 2fr)',
  halfMore: 'minmax(0, 5fr) minmax(0, 6fr)',
  moreHalf: 'minmax(0, 5fr) minmax(0, 4fr)',
  textAside: 'minmax(0, 42rem) minmax(0, 16rem)',
  aside72: `${one} 18rem`,
  aside88: `${one} 22rem`,
  aside116: `${one} minmax(0, 29rem)`,
  stimulus: `${one} minmax(20rem, 26rem)`,
  stimulusAside: `${one} minmax(20rem, 26rem) 18rem`,
  twoAside: `${one} ${one} 18rem`,
  fillTarget: filledWith('44px'),
  fill14: filledWith('3.5rem'),
  fill30: filledWith(atMostFull(7.5)),
  fill33: filledWith(atMostFull(8.25)),
  fill34: filledWith(atMostFull(8.5)),
  fill44: filledWith(atMostFull(11)),
  fill72: filledWith(atMostFull(18)),
  fill80: filledWith(atMostFull(20)),
  fit28: `repeat(auto-fit, minmax(${atMostFull(7)}, 1fr))`,
  fit32: `repeat(auto-fit, minmax(${atMostFull(8)}, 1fr))`,
  fit44: `repeat(auto-fit, minmax(${atMostFull(11)}, 1fr))`,
  fit60: `repeat(auto-fit, minmax(${atMostFull(15)}, 1fr))`,
  fit64: `repeat(auto-fit, minmax(${atMostFull(16)}, 1fr))`,
} as const

const named = (className: string, values: Record<string, string>) => defineUtility({ className, values })

const spaced = (className: string, styles: Record<string, string>) =>
  defineUtility({ className, values: 'spacing', transform: (gap: string) => ({ ...styles, gap }) })

/** How parts stand to each other: the value is the distance between them. */
const layouts = {
  /** One below another, or in the columns that are given beside it. */
  stack: spaced('stack', { display: 'grid' }),
  /** In a row, each in the middle of its height. */
  row: spaced('row', { display: 'flex', alignItems: 'center' }),
  /** The same within a line of text. */
  inlineRow: spaced('inline-row', { display: 'inline-flex', alignItems: 'center' }),
  /** In a row that goes on in the next line. */
  wrap: spaced('wrap', { display: 'flex', flexWrap: 'wrap' }),
  /** At both ends of a row. */
  spread: spaced('spread', { display: 'flex', justifyContent: 'space-between' }),
  /** One part in the middle of its box. */
  center: defineUtility({
    className: 'center',
    values: { type: 'boolean' },
    transform: (isOn: boolean) => (isOn ? { display: 'grid', placeItems: 'center' } : {}),
  }),
}

/** A change of colours that can be seen: of the ground with its frame, of the frame alone, or of the words too. */
const fades = { ground: 'background-color, border-color', frame: 'border-color', all: 'background-color, border-color, color' }

/** Layouts, and values with a name for the properties that have no tokens. */
export const utilities = {
  ...layouts,
  fade: defineUtility({
    className: 'fade',
    values: fades,
    transform: (transitionProperty: string, { token }) => ({ transitionProperty, transitionDuration: token('durations.quick') }),
  }),
  gridTemplateColumns: named('grid-tc', columns),
  gridTemplateRows: named('grid-tr', { headRest: `auto ${one}`, headHeadRest: `auto auto ${one}`, headFillFoot: 'auto 1fr auto' }),
  /** What keeps to one line does so only while the letters leave room for it. */
  whiteSpace: defineUtility({
    className: 'white-space',
    values: { nowrap: 'nowrap', normal: 'normal', 'pre-line': 'pre-line' },
    transform: (whiteSpace: string) => ({
      whiteSpace,
      ...(whiteSpace === 'nowrap' && { [`@media ${bigLetters}`]: { whiteSpace: 'normal' } }),
    }),
  }),
  /** What sticks does so below a bar that grows with its letters. */
  top: defineUtility({
    className: 'top',
    values: (theme): Record<string, string> => ({ ...(theme('spacing') as object), ...(theme('sizes') as object) }),
  }),
  textUnderlineOffset: named('tu-o', { near: '0.2em', loose: '0.25em', far: '0.35em' }),
  textDecorationThickness: named('td-t', { thin: '2px' }),
  rotate: named('rotate', { half: '180deg' }),
  columnCount: named('columns', { two: '2' }),
  backgroundSize: named('bg-s', { grid: '1.5rem 1.5rem' }),
  backgroundImage: named('bg-i', {
    none: 'none',
    grid: 'linear-gradient(var(--colors-grid) 1px, transparent 1px), linear-gradient(90deg, var(--colors-grid) 1px, transparent 1px)',
  }),
}
