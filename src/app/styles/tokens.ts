import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { palette } from './colors'

const rem = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, { value: `${size}rem` }]))
/** A step is a quarter of a rem; only the steps that something is drawn with have a token. */
const steps = (...numbers: number[]) => rem(Object.fromEntries(numbers.map((number) => [String(number), number / 4])))

/** Distances do not grow with the letters of the browser, or at 200 % a phone would show nothing but them. */
const distances = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [String(number), { value: `${number * 4}px` }]))

const values = (named: Record<string, string>) => Object.fromEntries(Object.entries(named).map(([name, value]) => [name, { value }]))

const fine = values({ hair: '1px', thin: '2px', bold: '3px', auto: 'auto' })
/**
 * `safe`: what a phone keeps for itself below. `bar`: the sections of learning on a small screen. `overBar`: clear of that bar. `reasons`:
 * clear of the opened reasons of a verdict.
 */
const below = values({
  safe: 'env(safe-area-inset-bottom, 0px)',
  bar: 'var(--bottom-bar)',
  overBar: 'calc(1rem + var(--bottom-bar))',
  reasons: '70dvh',
})
/** `safe…`: what a phone held sideways keeps for itself at its sides; `clear…` a margin beside that. */
const aside = values({
  safeLeft: 'env(safe-area-inset-left, 0px)',
  safeRight: 'env(safe-area-inset-right, 0px)',
  clearLeft: 'calc(1rem + env(safe-area-inset-left, 0px))',
  clearRight: 'calc(1rem + env(safe-area-inset-right, 0px))',
  nearLeft: 'max(0.5rem, env(safe-area-inset-left, 0px))',
  nearRight: 'max(0.5rem, env(safe-area-inset-right, 0px))',
})
/** Beside a task on a wide screen: its edge, below the cells of the paper, and the room that is left there. */
const besideTask = values({ taskAside: 'max(2rem, calc(50% - 42rem))', belowCells: '27rem', leftBelowCells: 'calc(100dvh - 28.5rem)' })
/** The room of one sign after a formula, and of several: in letters of the formula, and the same in those of the text, which KaTeX draws 1.21 times smaller. */
const ofSigns = values({ sign: '0.3em', signs: '1.2em', besideSign: '0.363em', besideSigns: '1.452em' })
const shared = [0, 0.5, 0.75, 1, 1.5, 1.75, 2, 2.5, 3, 4, 5, 5.5, 6, 8, 10, 12, 13, 15, 16, 18, 20, 22, 24, 40]
const others = { ...fine, ...below, ...aside, ...besideTask, ...ofSigns }
const spacing = { ...distances(...shared), ...others }

const formulaStandIns = "'Formula stand-in Times', 'Formula stand-in Noto', 'Formula stand-in DejaVu', 'Times New Roman', serif"

/** `target` is the least size of anything to press, `cell` the answer cell, `text` a readable measure, `page` the widest content. */
const sizes = {
  ...others,
  ...steps(
    ...shared,
    3.5,
    4.5,
    6.5,
    7,
    13.5,
    14,
    19,
    22,
    28,
    32,
    34,
    36,
    38,
    44,
    48,
    88,
    104,
    112,
    120,
    128,
    136,
    144,
    148,
    160,
    176,
    184,
    240,
    352,
    416,
  ),
  ...values({ target: '44px' }),
  ...rem({ cell: 2.25, dialog: 33, text: 42, page: 70, textSheet: 46, pageSheet: 74 }),
  ...values({
    full: '100%',
    oneLine: '1.5em',
    window: '100vw',
    screen: '100dvh',
    tallestScreen: '100lvh',
    fit: 'fit-content',
    longest: 'max-content',
    awaited: 'min(36rem, 80dvh)',
  }),
}

export const tokens = defineTokens({
  colors: values({ transparent: 'transparent', current: 'currentColor', systemText: 'CanvasText', subject: 'var(--subject)' }),
  spacing,
  sizes,
  radii: values({ none: '0', bar: '2px', cell: '0.1875rem', sheet: '0.375rem', round: '999px' }),
  borders: values({
    none: 'none',
    line: '1px solid {colors.line}',
    frame: '1px solid {colors.edge}',
    edge: '1.5px solid {colors.edge}',
    pen: '1.5px solid {colors.pen}',
    ink: '1.5px solid {colors.ink}',
    marker: '1.5px solid {colors.marker}',
    open: '1.5px dashed {colors.edge}',
    lineRule: '2px solid {colors.line}',
    marginRule: '2px solid {colors.margin}',
    markerRule: '2px solid {colors.marker}',
    rightRule: '2px solid {colors.right}',
    inkRule: '2px solid {colors.ink}',
    focus: '3px solid {colors.pen}',
    penBar: '3px solid {colors.pen}',
    inkBar: '3px solid {colors.ink}',
    markerBar: '3px solid {colors.marker}',
    subjectBar: '3px solid var(--subject)',
    wrongBar: '3px solid {colors.wrong}',
    penBand: '4px solid {colors.pen}',
    marginBand: '4px solid {colors.margin}',
    markerBand: '4px solid {colors.marker}',
    system: '2px solid CanvasText',
    systemFocus: '3px solid Highlight',
    spinner: '2.5px solid currentColor',
    unlit: '1.5px solid transparent',
    unlitBar: '3px solid transparent',
    unlitBand: '4px solid transparent',
  }),
  borderWidths: values({ hair: '1px', thin: '2px', pen: '2.5px', bold: '3px', band: '4px' }),
  fonts: values({
    body: "'Wix Madefor Text', 'Madefor stand-in Roboto', 'Madefor stand-in Arial', system-ui, sans-serif",
    formula: `KaTeX_Main, ${formulaStandIns}`,
    variable: `KaTeX_Math, ${formulaStandIns}`,
    code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: {
    ...rem({ tiny: 0.75, fine: 0.8125, small: 0.875, near: 0.9375, body: 1, text: 1.0625, medium: 1.125 }),
    ...rem({ large: 1.25, larger: 1.375, huge: 1.5, sum: 1.75, count: 3 }),
    ...values({ formula: '0.9em', paper: '11pt', digit: 'clamp(3rem, 2.4rem + 3vw, 4.5rem)', sign: 'clamp(4rem, 3rem + 5vw, 6rem)' }),
  },
  fontWeights: values({ regular: '400', medium: '550', strong: '650', bold: '700', heavy: '750', black: '800' }),
  lineHeights: values({
    one: '1',
    figure: '1.1',
    head: '1.3',
    label: '1.35',
    note: '1.4',
    calm: '1.5',
    body: '1.6',
    prose: '1.65',
    lesson: '1.7',
  }),
  letterSpacings: values({ figure: '-0.03em', heading: '-0.02em', subheading: '-0.01em', code: '0.08em' }),
  shadows: values({
    none: 'none',
    lift: '0 1px 2px rgb(10 14 30 / 0.14), 0 16px 40px rgb(10 14 30 / 0.22)',
    chosen: 'inset 0 0 0 3px {colors.sheet}',
    penRing: 'inset 0 0 0 1px {colors.pen}',
    rightRing: 'inset 0 0 0 1px {colors.right}',
    wrongRing: 'inset 0 0 0 1px {colors.wrong}',
    edgeRing: 'inset 0 0 0 1.5px {colors.edge}',
    penTab: 'inset 0 -3px {colors.pen}',
    below: '0 0.5rem 0 {colors.canvas}',
    penHalo: '0 0 0 1px {colors.pen}',
  }),
  zIndex: { raised: { value: 1 }, header: { value: 100 }, overlay: { value: 1000 }, modal: { value: 1100 }, toast: { value: 1200 } },
  durations: values({ quick: '120ms', calm: '220ms' }),
  aspectRatios: values({ square: '1' }),
  animations: values({
    rise: 'rise 180ms both',
    riseUp: 'rise 160ms ease-out both',
    fillCell: 'fillCell 80ms 120ms ease-out both',
    unfold: 'unfold 180ms ease-out',
    appear: 'appear 150ms both',
    appearLate: 'appear 150ms 150ms both',
    appearLast: 'appear 150ms 1000ms both',
    appearAtRest: 'appear 150ms 2s both',
    turn: 'turn 700ms linear infinite',
    breathe: 'breathe 1.8s ease-in-out infinite',
  }),
})

export const semanticTokens = defineSemanticTokens({
  colors: {
    veil: { value: 'rgb(10 14 30 / 0.55)' },
    ...Object.fromEntries(Object.entries(palette).map(([name, shade]) => [name, { value: { base: shade.day, _dark: shade.night } }])),
  },
})
