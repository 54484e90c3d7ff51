import type { GroupReport } from '#contract/group'

type Cell = GroupReport['rows'][number]['cells'][number]

/** Points earned in percent; null where nothing was answered. */
export const percentOf = (cell: Cell): number | null => (cell && cell.max > 0 ? Math.round((100 * cell.points) / cell.max) : null)

/** Three levels, told by the height of the filling and by the number; the colour only follows. */
export function levelOf(percent: number | null): 'none' | 'low' | 'middle' | 'high' {
  if (percent === null) return 'none'
  if (percent < 40) return 'low'
  return percent < 75 ? 'middle' : 'high'
}

/** The points of all together, topic by topic. */
export const totals = ({ topics, rows }: Pick<GroupReport, 'topics' | 'rows'>): Cell[] =>
  topics.map((_, index) => {
    const known = rows.flatMap(({ cells }) => cells[index] ?? [])
    const sum = (of: 'points' | 'max') => known.reduce((whole, cell) => whole + cell[of], 0)
    return known.length === 0 ? null : { points: sum('points'), max: sum('max') }
  })
