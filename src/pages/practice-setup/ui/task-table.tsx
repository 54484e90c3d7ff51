import type { PracticeTask } from '#contract/practice'
import type { Subject } from '#domain/subject'
import { topicTree } from '@/entities/practice'
import { Table } from '@/shared/ui/table'

type TaskTableProps = {
  caption: string
  topics: Subject['topics']
  head: string
  /** They decide which sections are listed. */
  tasks: readonly PracticeTask[]
  /** Of these tasks some stand apart: «2 з 4». */
  some?: readonly PracticeTask[]
}

/** Shows the count of tasks of each section. */
export function TaskTable({ caption, topics, head, tasks, some }: TaskTableProps) {
  const part = some && new Map(topicTree(topics, some).map(({ id, count }) => [id, count]))
  return (
    <Table
      caption={caption}
      hasRowHeads
      head={['Розділ', head]}
      rows={topicTree(topics, tasks).map(({ id, title, count }) => [title, part ? `${part.get(id) ?? 0} з ${count}` : count])}
    />
  )
}
