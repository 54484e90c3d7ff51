import type { TableRow } from '#contract/theory'

export type Group = { title: string | null; rows: readonly TableRow[] }

/** Rows by their group, groups in the order in which they first occur. */
export function groupsOf(rows: readonly TableRow[]): Group[] {
  const groups = new Map<string | null, TableRow[]>()
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row])
  return [...groups].map(([title, own]) => ({ title, rows: own }))
}
