import type { ComponentProps } from 'react'
import type { Answer } from '../../lib/answer'
import { FailedNotice, ProblemNotice } from '../problem-notice'
import { Skeleton } from '../skeleton'

type AnswerToComeProps = Pick<ComponentProps<typeof Skeleton>, 'shapes'> & {
  answer: Answer<unknown>
  /** The name of the failure: «Не вдалося завантажити курси». */
  failure: string
}

/** Stands on a page until its answer is there: an outline on the way, the reason where it does not come, nothing once it is there. */
export function AnswerToCome({ answer, shapes, failure }: AnswerToComeProps) {
  switch (answer.state) {
    case 'loading':
      return <Skeleton shapes={shapes} />
    case 'failed':
      return <FailedNotice title={failure} answer={answer} />
    case 'missing':
      return <ProblemNotice title={failure}>Спробуй пізніше.</ProblemNotice>
    case 'ready':
      return null
  }
}
