import type { TaskOfTheDay } from '#contract/showcase'
import { useFirstAnswer } from '@/shared/lib/first-answers'
import { AwaitedTask } from './awaited-task'
import { TaskToTry } from './task-to-try'

/** The task of the day. The server is asked for it only where it was not sent along with the page. */
export function TaskCard() {
  const first = useFirstAnswer('v3/task-of-the-day') as { task: TaskOfTheDay | null } | null
  if (first !== null) return first.task && <TaskToTry task={first.task} />
  return <AwaitedTask>{(task) => <TaskToTry task={task} />}</AwaitedTask>
}
