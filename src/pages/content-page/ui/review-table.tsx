import type { ReviewRow } from '#contract/content-page'
import { Table } from '@/shared/ui/table'

/** Shows by subject how the tasks fared in a second solving. */
export function ReviewTable({ rows }: { rows: readonly ReviewRow[] }) {
  const all = [...rows, { title: 'Разом', ...totalOf(rows) }]
  return (
    <Table
      caption="Перевірка завдань"
      head={['Предмет', 'Написано', 'Збіглося одразу', 'Виправлено', 'Вилучено']}
      hasRowHeads
      rows={all.map(({ title, written, agreed, repaired, dropped }) => [title, written, agreed, repaired, dropped])}
    />
  )
}

/** The figures of all subjects together. */
export const totalOf = (rows: readonly ReviewRow[]) => {
  const sum = (name: 'written' | 'agreed' | 'repaired' | 'dropped') => rows.reduce((total, row) => total + row[name], 0)
  return { written: sum('written'), agreed: sum('agreed'), repaired: sum('repaired'), dropped: sum('dropped') }
}
