import type { Result, ResultItem } from '#domain/result'

export type ReviewFilter = 'sureWrong' | 'all' | 'wrong' | 'partial' | 'blank' | 'flagged'

export const reviewFilters: readonly { filter: ReviewFilter; text: string; fits: (item: ResultItem) => boolean }[] = [
  {
    filter: 'sureWrong',
    text: 'Впевнено, але неправильно',
    fits: ({ confidence, outcome }) => confidence === 'sure' && (outcome === 'wrong' || outcome === 'partial' || outcome === 'unreadable'),
  },
  { filter: 'all', text: 'Усі', fits: () => true },
  { filter: 'wrong', text: 'Неправильні', fits: ({ outcome }) => outcome === 'wrong' || outcome === 'unreadable' },
  { filter: 'partial', text: 'Частково', fits: ({ outcome }) => outcome === 'partial' },
  { filter: 'blank', text: 'Пропущені', fits: ({ outcome }) => outcome === 'blank' },
  { filter: 'flagged', text: 'Позначені', fits: ({ isFlagged }) => isFlagged },
]

export const filtered = (items: readonly ResultItem[], filter: ReviewFilter): ResultItem[] =>
  items.filter((item) => reviewFilters.find((each) => each.filter === filter)?.fits(item))

/** Filters with their counts; that of misplaced confidence only where there is any. */
export const filtersOf = (items: readonly ResultItem[]): { filter: ReviewFilter; text: string; count: number }[] =>
  reviewFilters
    .map(({ filter, text }) => ({ filter, text, count: filtered(items, filter).length }))
    .filter(({ filter, count }) => filter !== 'sureWrong' || count > 0)

/** The number of a task in the address `q-{n}`: its number in the paper, or its position where two subjects number theirs from 1. */
export const linkNumber = ({ items, subjects }: Pick<Result, 'items' | 'subjects'>, item: ResultItem): number =>
  subjects.length > 1 ? items.indexOf(item) + 1 : item.number

/** The number that the rest of an address (`/q-7`) or its fragment (`#q-7`) leads to; null where it leads to none. */
export function linkedTask(tail: string | undefined): number | null {
  const number = /^[/#]q-(\d{1,3})$/.exec(tail ?? '')?.[1]
  return number === undefined ? null : Number(number)
}
