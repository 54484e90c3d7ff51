import { evaluate, type Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import { shuffled } from '../practice/shuffled.ts'
import { Unfit } from './draw-parameters.ts'
import { inOrder, isOrdered } from './in-order.ts'
import { compareValues, sameValue } from './same-value.ts'
import type { ComputedTemplate } from './template-source.ts'

type SingleTemplate = Extract<ComputedTemplate, { form: 'single' }>
type Choice = { value: unknown; text: string; note: string | null }

export const optionIds = ['a', 'b', 'c', 'd', 'e']

/** Where the key is to stand among numbers in order, in [0, 1); null where it may stand anywhere. */
export type Wanted = number | null

/** A choice of one among what mistakes lead to; of many mistakes those that put the key where it is wanted. Throws `Unfit` where that cannot be. */
export function singleParts(template: SingleTemplate, scope: Scope, random: () => number, wanted: Wanted) {
  const written = (value: unknown) => fillText(template.show, { ...scope, value })
  const value = evaluate(template.key, scope)
  const key: Choice = { value, text: written(value), note: null }
  const wrong = wrongChoices(template, scope, random, key)
  const isInOrder = isOrdered([key, ...wrong])
  const others = isInOrder
    ? around(key, wrong, template.options, placeOf(template.options, wanted, random))
    : wrong.slice(0, template.options - 1)
  const choices = [key, ...others]
  const named = inOrder(choices, random).map((choice, place) => ({ ...choice, id: optionIds[place] ?? '' }))
  return {
    form: 'single' as const,
    options: Object.fromEntries(named.map(({ id, text }) => [id, text])),
    key: named.find(({ note }) => note === null)?.id ?? '',
    notes: Object.fromEntries(named.flatMap(({ id, note }) => (note === null ? [] : [[id, note]]))),
  }
}

/** What the mistakes lead to, by chance, each value once. Throws `Unfit` where that is too little. */
function wrongChoices({ mistakes, options, show }: SingleTemplate, scope: Scope, random: () => number, key: Choice): Choice[] {
  const choices = [key]
  for (const { value, note } of shuffled(mistakes, random)) {
    const led = evaluate(value, scope)
    if (choices.some((choice) => sameValue(choice.value, led))) continue
    if (typeof led === 'number' && !Number.isFinite(led)) continue
    const choice = { value: led, text: fillText(show, { ...scope, value: led }), note: fillText(note, { ...scope, value: led }) }
    if (choices.every(({ text }) => text !== choice.text)) choices.push(choice)
  }
  if (choices.length < options) throw new Unfit(`різних варіантів лише ${choices.length}`)
  return choices.slice(1)
}

/** The place of the key, of those from `least` to `most` that its mistakes let it have. */
type Place = (least: number, most: number) => number

const placeOf =
  (options: number, wanted: Wanted, random: () => number): Place =>
  (least, most) => {
    if (wanted !== null) return Math.floor(wanted * options)
    const any = () => least + Math.floor(random() * (most - least + 1))
    const first = any()
    // Mistakes lie on both sides of the key: without a second draw it would stand in the middle too often.
    return first * 2 === options - 1 ? any() : first
  }

/** As many smaller and greater ones as put the key at its place. Throws `Unfit` where they are too few. */
function around(key: Choice, wrong: readonly Choice[], options: number, choose: Place): Choice[] {
  const smaller = wrong.filter(({ value }) => (compareValues(value, key.value) ?? 0) < 0)
  const greater = wrong.filter((choice) => !smaller.includes(choice))
  const least = Math.max(0, options - 1 - greater.length)
  const most = Math.min(smaller.length, options - 1)
  const place = choose(least, most)
  if (place < least || place > most) throw new Unfit('ключ не стає на своє місце')
  return [...smaller.slice(0, place), ...greater.slice(0, options - 1 - place)]
}
