import type { ReviewRow } from '#contract/content-page'
import { Table } from '@/shared/ui/table'
import { totalOf } from '../model/review-total'

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
