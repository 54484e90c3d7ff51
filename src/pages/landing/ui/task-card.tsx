import { lazy, Suspense } from 'react'
import type { TaskOfTheDay } from '#contract/showcase'
import { css } from 'styled-system/css'
import { useFirstAnswer } from '@/shared/lib/first-answers'
import { Panel } from '@/shared/ui/panel'
import { TaskToTry } from './task-to-try'

const AwaitedTask = lazy(async () => ({ default: (await import('./awaited-task')).AwaitedTask }))

/** The task of the day. What asks the server for it comes only where it was not sent along with the page. */
export function TaskCard() {
  const first = useFirstAnswer('v3/task-of-the-day') as { task: TaskOfTheDay | null } | null
  if (first !== null) return first.task && <TaskToTry task={first.task} />
  return (
    <Suspense
      fallback={
        <Panel>
          <div className={css({ minHeight: '112' })} />
        </Panel>
      }
    >
      <AwaitedTask>{(task) => <TaskToTry task={task} />}</AwaitedTask>
    </Suspense>
  )
}
