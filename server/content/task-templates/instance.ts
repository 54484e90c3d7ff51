import { hashNumber } from '#domain/hash-number'
import { seeded } from '#domain/random'
import { evaluate, type Scope } from '../../drawing/expressions/evaluate.ts'
import { fillText } from '../../drawing/expressions/fill-text.ts'
import { drawParameters, Unfit } from './draw-parameters.ts'
import { inOrder, sameValue } from './same-value.ts'
import { askOf } from './seeds.ts'
import { shuffled } from '../../base/shuffled.ts'
import { optionIds as ids, singleParts, type Wanted } from './single-instance.ts'
import { statementInstance } from './statement-instance.ts'
import { tableInstance } from './table-instance.ts'
import type { InstanceParts } from './instance-parts.ts'
import type { Ask } from '../../store/tables/content.ts'
import type { FactRow, ReadyTemplate } from '../ready-template.ts'
import type { ComputedTemplate, TableTemplate, TemplateSource } from '../authoring/template-source.ts'

/** A task made of a template, as an editor would have written it, with the parameters that its figure is drawn from. */
export type Instance = { source: InstanceSource; scope: Scope; attempts: number }

export type InstanceSource = InstanceParts & {
  id: string
  version: number
  topic: string
  difficulty: number
  seconds: number
  prompt: string
  explanation: string
  hints?: string[]
}

const mostAttempts = 400
/** So long numbers are looked for that put the key at the place drawn for it; then any place will do. */
const attemptsForPosition = 8

/**
 * The instance of a template for a seed; the same seed gives the same. `accept` may refuse a drawing. Throws an error in Ukrainian with
 * why the last one did not fit.
 */
export function instanceOf(
  { template, rows, asks }: Pick<ReadyTemplate, 'template' | 'rows' | 'asks'>,
  seed: number,
  accept: (instance: Instance) => void = () => {},
): Instance {
  const ask = askOf(asks, seed)
  const random = seeded(hashNumber(template.id) + seed * 7919)
  const wish = random()
  let reason = ''
  for (let attempts = 1; attempts <= mostAttempts; attempts++) {
    try {
      const wanted = attempts <= attemptsForPosition ? wish : null
      const instance = { ...drawOnce(template, { rows, ask, seed, random, wanted }), attempts }
      accept(instance)
      return instance
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error)
      if (!(error instanceof Unfit) && !isDrawnUnfit(reason)) throw error
    }
  }
  throw new Error(`за ${mostAttempts} спроб числа не підійшли: ${reason}`)
}

/** A figure or a number that came out badly is drawn anew, a fault of writing is told at once. */
const isDrawnUnfit = (reason: string): boolean =>
  /^рисунок:|не гарне|не є |майже збігаються|надто (малий|короткий)|поза рамкою|не змінює знака/.test(reason)

type Drawing = { rows: readonly FactRow[]; ask: Ask | undefined; seed: number; random: () => number; wanted: Wanted }

function drawOnce(template: TemplateSource, { rows, ask, seed, random, wanted }: Drawing): Omit<Instance, 'attempts'> {
  const { version, difficulty, seconds } = template
  const common = { id: `${template.id}~${seed}`, version, difficulty, seconds }
  if ('table' in template) {
    const row = rows.find(({ id }) => id === ask?.row)
    if (!ask || !row) throw new Error('немає рядка, про який питати')
    const { parts, scope } = tableInstance(template, rows, row, random)
    return { source: { ...common, ...textsOf(template, scope), ...parts, topic: ask.topic, difficulty: ask.difficulty }, scope }
  }
  const { topic, hints } = template
  if ('statements' in template)
    return { source: { ...common, topic, ...statementInstance(template, random), ...(hints && { hints }) }, scope: {} }
  const scope = drawParameters(template, random)
  return { source: { ...common, topic, ...textsOf(template, scope), ...partsOf(template, scope, random, wanted) }, scope }
}

const textsOf = ({ prompt, explanation, hints }: ComputedTemplate | TableTemplate, scope: Scope) => ({
  prompt: fillText(prompt, scope),
  explanation: fillText(explanation, scope),
  ...(hints && { hints: hints.map((hint) => fillText(hint, scope)) }),
})

function partsOf(template: ComputedTemplate, scope: Scope, random: () => number, wanted: Wanted): InstanceParts {
  switch (template.form) {
    case 'single':
      return singleParts(template, scope, random, wanted)
    case 'numeric':
      return numericParts(template, scope)
    case 'matching':
      return matchingParts(template, scope, random)
  }
}

function numericParts({ key, unit, mistakes }: Extract<ComputedTemplate, { form: 'numeric' }>, scope: Scope) {
  const value = shortNumber(evaluate(key, scope))
  const led = mistakes.flatMap(({ value: wrong, note }) => {
    const reached = evaluate(wrong, scope)
    if (typeof reached !== 'number' || !Number.isFinite(reached) || sameValue(reached, Number(value))) return []
    return isShort(reached) ? [{ value: shortNumber(reached), text: fillText(note, { ...scope, value: reached }) }] : []
  })
  const once = led.filter((each, index) => led.findIndex((other) => other.value === each.value) === index)
  return { form: 'numeric' as const, key: value, mistakes: once, ...(unit !== undefined && { unit: fillText(unit, scope) }) }
}

const isShort = (value: number): boolean => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6

/** A key that is typed: at most three digits after the comma. */
function shortNumber(value: unknown): string {
  if (typeof value !== 'number' || !isShort(value)) throw new Unfit(`відповідь ${String(value)} не гарне число`)
  return String(Math.round(value * 1000) / 1000 || 0)
}

function matchingParts(template: Extract<ComputedTemplate, { form: 'matching' }>, scope: Scope, random: () => number) {
  const asked = shuffled(template.rows, random).slice(0, 3)
  const choices = asked.map((row) => ({ value: evaluate(row.key, scope) }))
  for (const { value } of shuffled(template.spare, random)) {
    if (choices.length === 5) break
    const led = evaluate(value, scope)
    if (!choices.some((choice) => sameValue(choice.value, led))) choices.push({ value: led })
  }
  const written = choices.map(({ value }) => ({ value, text: fillText(template.show, { ...scope, value }) }))
  if (written.length < 5 || new Set(written.map(({ text }) => text)).size < 5) throw new Unfit('варіанти збігаються')
  if (asked.some((_, index) => choices.some((other, at) => at < index && sameValue(other.value, choices[index]?.value))))
    throw new Unfit('два рядки мають ту саму відповідь')
  const ordered = inOrder(written, random)
  const keyOf = (index: number) => ids[ordered.findIndex(({ value }) => sameValue(value, choices[index]?.value))] ?? ''
  return {
    form: 'matching' as const,
    rows: Object.fromEntries(asked.map(({ text }, index) => [String(index + 1), fillText(text, scope)])),
    options: Object.fromEntries(ordered.map(({ text }, index) => [ids[index] ?? '', text])),
    key: Object.fromEntries(asked.map((_, index) => [String(index + 1), keyOf(index)])),
    notes: Object.fromEntries(asked.map(({ note }, index) => [String(index + 1), fillText(note, scope)])),
  }
}
