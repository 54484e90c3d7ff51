import type { SubjectReadiness } from '#domain/prediction'
import { toSubjects } from '../model/task-start'
import { WaysToBegin } from './ways-to-begin'
import { WayButton } from './way-button'

/** Nothing is known yet: ways to begin. */
export function FirstVisit({ subjects }: { subjects: readonly SubjectReadiness[] }) {
  const [first] = subjects
  const start = first ? ({ wish: { mode: 'quick', subject: first.subject, count: 10 } } as const) : toSubjects
  return (
    <WaysToBegin
      start={
        <WayButton variant="quiet" start={start}>
          Просто 10 завдань
        </WayButton>
      }
    />
  )
}
