import type { Result, ResultItem } from '#domain/result'

/** A task took more than this many times what a prepared pupil needs. */
const slowness = 2

export const isSlow = ({ seconds, question }: ResultItem): boolean => seconds > slowness * question.seconds

/** Tasks that took longest against what they should, and those whose answer was replaced for the worse or the better. */
export type TimeUse = { slow: ResultItem[]; toWrong: ResultItem[]; toRight: ResultItem[]; total: number; expected: number }

export function timeUse({ items }: Pick<Result, 'items'>): TimeUse {
  const sum = (of: (item: ResultItem) => number) => items.reduce((total, item) => total + of(item), 0)
  return {
    slow: items.filter(isSlow).toSorted((a, b) => b.seconds - a.seconds),
    toWrong: items.filter(({ turn }) => turn === 'toWrong'),
    toRight: items.filter(({ turn }) => turn === 'toRight'),
    total: sum(({ seconds }) => seconds),
    expected: sum(({ question }) => question.seconds),
  }
}
