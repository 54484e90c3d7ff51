import type { PracticeTask } from '#contract/practice'
import type { Subject } from '#contract/subject'
import { topicTree } from '@/entities/practice'
import { Table } from '@/shared/ui/table'

type TaskTableProps = {
  caption: string
  topics: Subject['topics']
  /** The last column decides which sections are listed. */
  columns: readonly { head: string; tasks: readonly PracticeTask[] }[]
}

/** How many tasks of each section. */
export function TaskTable({ caption, topics, columns }: TaskTableProps) {
  const trees = columns.map(({ tasks }) => new Map(topicTree(topics, tasks).map(({ id, count }) => [id, count])))
  const listed = topicTree(topics, columns.at(-1)?.tasks ?? [])
  return (
    <Table
      caption={caption}
      hasRowHeads
      head={['Розділ', ...columns.map(({ head }) => head)]}
      rows={listed.map(({ id, title }) => [title, ...trees.map((counts) => counts.get(id) ?? 0)])}
    />
  )
}
