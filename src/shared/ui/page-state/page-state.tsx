import type { ComponentProps } from 'react'
import { Page } from '../page'
import { FailedNotice, type FailedAnswer } from '../problem-notice'
import { Skeleton } from '../skeleton'

type FailedPageProps = {
  /** The heading: «Конспект не завантажився». */
  title: string
  /** The name of the failure: «Не вдалося завантажити конспект». */
  failure: string
  answer: FailedAnswer
}

/** A page that could not be had: its reason, and a press to try once more. */
export function FailedPage({ title, failure, answer }: FailedPageProps) {
  return (
    <Page title={title}>
      <FailedNotice title={failure} answer={answer} />
    </Page>
  )
}

/** A page on its way, under a heading that is not known yet. */
export function LoadingPage({ shapes }: Pick<ComponentProps<typeof Skeleton>, 'shapes'>) {
  return (
    <Page title={<span aria-hidden="true">&nbsp;</span>}>
      <Skeleton shapes={shapes} />
    </Page>
  )
}
