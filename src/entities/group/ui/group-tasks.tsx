import { css } from 'styled-system/css'
import { useLoad } from '@/shared/lib/load'
import { Panel } from '@/shared/ui/panel'
import { readGroups } from '../api/group-calls'
import { TaskRow, type AssignedWish } from './task-row'

type GroupTasksProps = { now: number; isStarting: boolean; onStart: (wish: AssignedWish) => void }

/** Papers of all groups that wait for this pupil, the nearest deadline first; nothing where none does. A card for the dashboard. */
export function GroupTasks({ now, isStarting, onStart }: GroupTasksProps) {
  const groups = useLoad(readGroups)
  if (groups.state !== 'ready') return null
  const waiting = groups.found.joined
    .flatMap(({ id, tasks }) => tasks.map((task) => ({ groupId: id, task })))
    .filter(({ task }) => task.state !== 'finished')
    .toSorted((a, b) => a.task.due.localeCompare(b.task.due))
  if (waiting.length === 0) return null
  return (
    <Panel title="Завдання групи">
      <ul className={css({ display: 'grid' })}>
        {waiting.map(({ groupId, task }) => (
          <TaskRow key={task.id} groupId={groupId} task={task} now={now} isStarting={isStarting} onStart={onStart} />
        ))}
      </ul>
    </Panel>
  )
}
