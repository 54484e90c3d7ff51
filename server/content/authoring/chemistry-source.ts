import * as v from 'valibot'
import { elementSchema } from '#contract/element'
import { md } from './question-source.ts'

/** `content/subjects/<subject>/elements.yaml`: all elements in the order of their numbers. */
export const elementsSource = v.object({
  elements: v.pipe(
    v.array(elementSchema),
    v.check(
      (elements) => elements.every(({ number }, place) => number === place + 1),
      'елементи мають іти за номерами без пропусків',
    ),
    v.check((elements) => new Set(elements.flatMap(({ symbol, name }) => [symbol, name])).size === elements.length * 2, 'назва або символ повторюється'),
    v.check((elements) => elements.every(({ group, series }) => (group === undefined) !== (series === undefined)), 'елемент має групу або ряд'),
  ),
})

/** `solubility.yaml`: anions in rows, cations in columns; `в` is water itself, `-` decomposes or is not known, `?` tables differ. */
export const solubilitySource = v.pipe(
  v.object({
    cations: v.array(md),
    rows: v.array(v.object({ ion: md, cells: v.array(v.picklist(['р', 'м', 'н', 'в', '-', '?'])) })),
  }),
  v.check(({ cations, rows }) => rows.every(({ cells }) => cells.length === cations.length), 'у рядку не стільки клітинок, скільки катіонів'),
)

/** `activity.yaml`: the series of activity from the most active metal on, with `H_2` in its place. */
export const activitySource = v.object({ series: v.pipe(v.array(md), v.minLength(5)) })
