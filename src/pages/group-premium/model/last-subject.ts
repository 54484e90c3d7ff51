import type { Group } from '#contract/group'

/** The subject of the work of a group whose deadline is the latest: what its teacher teaches; null while nothing is given. */
export function lastSubject({ assignments, works }: Pick<Group, 'assignments' | 'works'>): string | null {
  const [last] = [...assignments, ...works].toSorted((a, b) => Date.parse(b.due) - Date.parse(a.due))
  return last?.subject ?? null
}
