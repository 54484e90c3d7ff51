import type { ReactNode } from 'react'
import type { TaskOfTheDay } from '#contract/showcase'
import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { useTaskOfTheDay } from '../api/landing-answers'

/** The task of the day as it comes from the server, or why it is not here. */
export function AwaitedTask({ children }: { children: (task: TaskOfTheDay) => ReactNode }) {
  const answer = useTaskOfTheDay()
  switch (answer.state) {
    case 'ready':
      return answer.found.task && children(answer.found.task)
    case 'missing':
      return null
    case 'failed':
      return <FailedNotice title="Завдання дня не завантажилося" answer={answer} />
    case 'loading':
      return (
        <Panel>
          <div className={css({ minHeight: '112' })}>
            <Skeleton shapes={['title', 'line', 'line', 'row', 'row', 'row', 'row']} label="Завантаження завдання дня…" />
          </div>
        </Panel>
      )
  }
}
