import type { GroupTask } from '#contract/group'
import { css } from 'styled-system/css'
import { TaskRow } from './task-row'

type GroupTaskListProps = { tasks: readonly { groupId: string; task: GroupTask }[]; /** ms since the epoch. */ now: number }

/** Papers that groups have been given, in the order they come in. */
export const GroupTaskList = ({ tasks, now }: GroupTaskListProps) => (
  <ul className={css({ display: 'grid' })}>
    {tasks.map(({ groupId, task }) => (
      <TaskRow key={task.id} groupId={groupId} task={task} now={now} />
    ))}
  </ul>
)
