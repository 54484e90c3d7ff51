import { dayMs } from '#domain/duration'

/** Nobody is late any more, or nobody will still hand it in. */
const isPast = (due: number, left: number, now: number): boolean => due <= now - 7 * dayMs || (due <= now && left === 0)

/**
 * A class’s works in the order in which they need the teacher: those due next first, then those that are over, the latest first.
 * @param leftOf how many of the pupils who show results have not done it
 */
export function worksInOrder<T extends { due: string }>(
  works: readonly T[],
  leftOf: (work: T) => number,
  now: number,
): { current: T[]; past: T[] } {
  const sorted = works.toSorted((a, b) => Date.parse(a.due) - Date.parse(b.due))
  const over = new Set(sorted.filter((work) => isPast(Date.parse(work.due), leftOf(work), now)))
  return { current: sorted.filter((work) => !over.has(work)), past: sorted.filter((work) => over.has(work)).toReversed() }
}
