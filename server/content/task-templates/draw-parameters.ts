import { evaluate, holds, type Scope } from '../../drawing/expressions/evaluate.ts'
import type { ComputedTemplate } from '../authoring/template-source.ts'

/** These numbers make no task; others are drawn. `message` says why, for the author whose numbers never fit. */
export class Unfit extends Error {}

type Choices = ComputedTemplate['draw'][string]

/** All values of a range or a list. */
export function valuesOf(choices: Choices): readonly unknown[] {
  if (typeof choices !== 'string') return choices
  const [, from, to, step] = /^(-?[\d.]+?)\.\.(-?[\d.]+)(?: by ([\d.]+))?$/.exec(choices) ?? []
  const [low, high, by] = [Number(from), Number(to), Number(step ?? 1)]
  const count = Math.floor((high - low) / by + 1e-9) + 1
  if (!(count > 1)) throw new Error(`межі ${choices} порожні`)
  return Array.from({ length: count }, (_, index) => Math.round((low + index * by) * 1e9) / 1e9)
}

/** Draws the parameters and computes what follows. Throws `Unfit` where a condition does not hold. */
export function drawParameters(
  { draw, let: following, where }: Pick<ComputedTemplate, 'draw' | 'let' | 'where'>,
  random: () => number,
): Scope {
  const scope: Record<string, unknown> = {}
  for (const [name, choices] of Object.entries(draw)) {
    const values = valuesOf(choices)
    scope[name] = values[Math.floor(random() * values.length)]
  }
  for (const [name, expression] of Object.entries(following)) {
    const value = evaluate(expression, scope)
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Unfit(`${name} не число`)
    scope[name] = value
  }
  const broken = where.find((condition) => !holds(condition, scope))
  if (broken !== undefined) throw new Unfit(`не виконано: ${broken}`)
  return scope
}
