import { shuffled } from '../../base/shuffled.ts'

/** Tells whether two values of options stand for the same: numbers up to what a computer rounds off, lists by their members. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((each, index) => sameValue(each, b[index]))
  return a === b
}

/** Numbers from the smallest, lists by their members; `null` where the values have no order. */
export function compareValues(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return null
}

type Valued = { value: unknown }

export const isOrdered = (choices: readonly Valued[]): boolean => choices.every(({ value }) => compareValues(value, value) !== null)

/** Numbers from the smallest; what has no order by chance. */
export const inOrder = <T extends Valued>(choices: readonly T[], random: () => number): T[] =>
  isOrdered(choices) ? choices.toSorted((a, b) => compareValues(a.value, b.value) ?? 0) : shuffled(choices, random)
