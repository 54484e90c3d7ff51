import { evaluate, type Scope } from '../../drawing/expressions/evaluate.ts'
import { fillText } from '../../drawing/expressions/fill-text.ts'
import { shuffled } from '../../base/shuffled.ts'
import { Unfit } from './draw-parameters.ts'
import { compareValues, inOrder, isOrdered, sameValue } from './same-value.ts'
import type { ComputedTemplate } from '../authoring/template-source.ts'

type SingleTemplate = Extract<ComputedTemplate, { form: 'single' }>
type Choice = { value: unknown; text: string; note: string | null }

export const optionIds = ['a', 'b', 'c', 'd', 'e']

/** The wanted position of the key among ordered numbers, in [0, 1); null for any position. */
export type Wanted = number | null

/** Makes a choice of one among the results of mistakes; of many mistakes it takes those that put the key at the wanted position. Throws `Unfit` where it cannot. */
export function singleParts(template: SingleTemplate, scope: Scope, random: () => number, wanted: Wanted) {
  const written = (value: unknown) => fillText(template.show, { ...scope, value })
  const value = evaluate(template.key, scope)
  const key: Choice = { value, text: written(value), note: null }
  const wrong = wrongChoices(template, scope, random, key)
  const isInOrder = isOrdered([key, ...wrong])
  const others = isInOrder
    ? around(key, wrong, template.options, positionOf(template.options, wanted, random))
    : wrong.slice(0, template.options - 1)
  const choices = [key, ...others]
  const named = inOrder(choices, random).map((choice, index) => ({ ...choice, id: optionIds[index] ?? '' }))
  return {
    form: 'single' as const,
    options: Object.fromEntries(named.map(({ id, text }) => [id, text])),
    key: named.find(({ note }) => note === null)?.id ?? '',
    notes: Object.fromEntries(named.flatMap(({ id, note }) => (note === null ? [] : [[id, note]]))),
  }
}

/** The values that the mistakes lead to, in random order, each once. Throws `Unfit` where they are too few. */
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

/** The position of the key among its options, of those from `least` to `most` that its mistakes let it have. */
type ChoosePosition = (least: number, most: number) => number

const positionOf =
  (options: number, wanted: Wanted, random: () => number): ChoosePosition =>
  (least, most) => {
    if (wanted !== null) return Math.floor(wanted * options)
    const any = () => least + Math.floor(random() * (most - least + 1))
    const first = any()
    // Mistakes lie on both sides of the key: without a second draw it would stand in the middle too often.
    return first * 2 === options - 1 ? any() : first
  }

/** As many smaller and greater ones as put the key at its position. Throws `Unfit` where they are too few. */
function around(key: Choice, wrong: readonly Choice[], options: number, choose: ChoosePosition): Choice[] {
  const smaller = wrong.filter(({ value }) => (compareValues(value, key.value) ?? 0) < 0)
  const greater = wrong.filter((choice) => !smaller.includes(choice))
  const least = Math.max(0, options - 1 - greater.length)
  const most = Math.min(smaller.length, options - 1)
  const position = choose(least, most)
  if (position < least || position > most) throw new Unfit('ключ не стає на своє місце')
  return [...smaller.slice(0, position), ...greater.slice(0, options - 1 - position)]
}
