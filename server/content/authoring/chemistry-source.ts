import * as v from 'valibot'
import { elementSchema } from '#domain/element'
import { md } from './question-source.ts'

/** Groups of the periodic system as the exam prints them; elements of the two series stand in none. */
const groups = 'IA IIA IIIB IVB VB VIB VIIB VIIIB IB IIB IIIA IVA VA VIA VIIA VIIIA'.split(' ')
const element = v.object({
  ...elementSchema.entries,
  symbol: v.pipe(v.string(), v.regex(/^[A-Z][a-z]?$/, 'має бути символ елемента')),
  name: md,
  period: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  group: v.optional(v.picklist(groups)),
})

/** `content/subjects/<subject>/elements.yaml`: all elements in the order of their numbers. */
export const elementsSource = v.object({
  elements: v.pipe(
    v.array(element),
    v.check((elements) => elements.every(({ number }, index) => number === index + 1), 'елементи мають іти за номерами без пропусків'),
    v.check(
      (elements) => new Set(elements.flatMap(({ symbol, name }) => [symbol, name])).size === elements.length * 2,
      'назва або символ повторюється',
    ),
    v.check(
      (elements) => elements.every(({ group, series }) => (group === undefined) !== (series === undefined)),
      'елемент має групу або ряд',
    ),
  ),
})

/** `solubility.yaml`: anions in rows, cations in columns; `в` is water itself, `-` decomposes or is not known. */
export const solubilitySource = v.pipe(
  v.object({
    cations: v.array(md),
    rows: v.array(v.object({ ion: md, cells: v.array(v.picklist(['р', 'м', 'н', 'в', '-'])) })),
  }),
  v.check(
    ({ cations, rows }) => rows.every(({ cells }) => cells.length === cations.length),
    'у рядку не стільки клітинок, скільки катіонів',
  ),
)

/** `activity.yaml`: the series of activity from the most active metal on, with `H_2` in its place. */
export const activitySource = v.object({ series: v.pipe(v.array(md), v.minLength(5)) })
