import type { ReviewRow } from '#contract/content-page'

/** The figures of all subjects together. */
export const totalOf = (rows: readonly ReviewRow[]) => {
  const sum = (name: 'written' | 'agreed' | 'repaired' | 'dropped') => rows.reduce((total, row) => total + row[name], 0)
  return { written: sum('written'), agreed: sum('agreed'), repaired: sum('repaired'), dropped: sum('dropped') }
}
