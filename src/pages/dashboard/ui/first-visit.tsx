import type { SubjectReadiness } from '#contract/prediction'
import { WaysToBegin } from './ways-to-begin'
import { StartButton } from './start-button'

/** Nothing is known yet: ways to begin. */
export function FirstVisit({ subjects }: { subjects: readonly SubjectReadiness[] }) {
  const first = subjects.find(({ subject }) => subject === 'math') ?? subjects[0]
  const start = { wish: { mode: 'quick', subject: first?.subject ?? 'math', count: 10 } } as const
  return (
    <WaysToBegin
      start={
        <StartButton variant="quiet" start={start}>
          Просто 10 завдань
        </StartButton>
      }
    />
  )
}
