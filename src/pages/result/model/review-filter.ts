import type { ResultItem } from '#contract/result'

export type ReviewFilter = 'all' | 'wrong' | 'partial' | 'blank' | 'flagged'

export const reviewFilters: readonly { filter: ReviewFilter; text: string; fits: (item: ResultItem) => boolean }[] = [
  { filter: 'all', text: 'Усі', fits: () => true },
  { filter: 'wrong', text: 'Неправильні', fits: ({ outcome }) => outcome === 'wrong' || outcome === 'unreadable' },
  { filter: 'partial', text: 'Частково', fits: ({ outcome }) => outcome === 'partial' },
  { filter: 'blank', text: 'Без відповіді', fits: ({ outcome }) => outcome === 'blank' },
  { filter: 'flagged', text: 'Позначені', fits: ({ isFlagged }) => isFlagged },
]

export const filtered = (items: readonly ResultItem[], filter: ReviewFilter): ResultItem[] =>
  items.filter((item) => reviewFilters.find((each) => each.filter === filter)?.fits(item))

/** `#q-7` leads to task 7. @returns its number, or null. */
export function linkedTask(hash: string): number | null {
  const number = /^#q-(\d{1,3})$/.exec(hash)?.[1]
  return number === undefined ? null : Number(number)
}
