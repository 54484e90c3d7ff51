import { defineSemanticTokens, defineTokens } from '@pandacss/dev'
import { palette } from './colors'

const rem = (steps: Record<string, number>) =>
  Object.fromEntries(Object.entries(steps).map(([name, size]) => [name, { value: `${size}rem` }]))

const spacing = rem({
  '0': 0,
  '1': 0.25,
  '2': 0.5,
  '3': 0.75,
  '4': 1,
  '5': 1.25,
  '6': 1.5,
  '8': 2,
  '10': 2.5,
  '12': 3,
  '16': 4,
  '20': 5,
  '24': 6,
})

/** `target` is the least size of anything to press, `cell` the answer cell, `text` a readable measure, `page` the widest content. */
const sizes = {
  ...spacing,
  ...rem({ target: 2.75, cell: 2.25, dialog: 33, text: 42, page: 70 }),
  full: { value: '100%' },
  auto: { value: 'auto' },
}

export const tokens = defineTokens({
  colors: { transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  spacing: { ...spacing, auto: { value: 'auto' } },
  sizes,
  radii: { none: { value: '0' }, cell: { value: '0.1875rem' }, sheet: { value: '0.375rem' }, round: { value: '999px' } },
  borders: { none: { value: 'none' } },
  fonts: {
    body: { value: "'Wix Madefor Text', 'Madefor stand-in Roboto', 'Madefor stand-in Arial', system-ui, sans-serif" },
    code: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  shadows: { none: { value: 'none' }, lift: { value: '0 1px 2px rgb(10 14 30 / 0.14), 0 16px 40px rgb(10 14 30 / 0.22)' } },
  zIndex: { raised: { value: 1 }, header: { value: 100 }, overlay: { value: 1000 }, modal: { value: 1100 }, toast: { value: 1200 } },
  durations: { quick: { value: '120ms' }, calm: { value: '220ms' } },
})

/** Named twice, so that a part of a page may have a theme of its own. */
const inBothThemes = (border: string) => ({ value: { base: border, _dark: border } })

export const semanticTokens = defineSemanticTokens({
  borders: {
    line: inBothThemes('1px solid {colors.line}'),
    edge: inBothThemes('1.5px solid {colors.edge}'),
    pen: inBothThemes('1.5px solid {colors.pen}'),
    ink: inBothThemes('1.5px solid {colors.ink}'),
  },
  colors: Object.fromEntries(Object.entries(palette).map(([name, shade]) => [name, { value: { base: shade.day, _dark: shade.night } }])),
})
