import { shuffled } from '../practice/shuffled.ts'
import { compareValues } from './same-value.ts'

type Valued = { value: unknown }

export const isOrdered = (choices: readonly Valued[]): boolean => choices.every(({ value }) => compareValues(value, value) !== null)

/** Numbers from the smallest; what has no order by chance. */
export const inOrder = <T extends Valued>(choices: readonly T[], random: () => number): T[] =>
  isOrdered(choices) ? choices.toSorted((a, b) => compareValues(a.value, b.value) ?? 0) : shuffled(choices, random)
