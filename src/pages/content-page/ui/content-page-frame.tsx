import type { ReactNode } from 'react'
import type { ContentPage } from '#contract/content-page'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { KeptNotice } from '@/shared/ui/kept-notice'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { ContentPageAnswer } from '../api/content-page-answer'

type ContentPageFrameProps = { path: string; children: (page: ContentPage, notice: ReactNode) => ReactNode }

/** Gets the page of words at an address, or says why it is not there. */
export function ContentPageFrame({ path, children }: ContentPageFrameProps) {
  return (
    <ContentPageAnswer key={path} path={path}>
      {(answer) => {
        switch (answer.state) {
          case 'ready':
            return <Named page={answer.found.page}>{children(answer.found.page, <KeptNotice keptAt={answer.keptAt} />)}</Named>
          case 'missing':
            throw new NotFoundError()
          case 'failed':
            return (
              <Page title="Сторінка не завантажилася">
                <ProblemNotice title="Не вдалося завантажити сторінку" onRetry={answer.retry}>
                  {problemText(answer.problem.detail)}
                </ProblemNotice>
              </Page>
            )
          case 'loading':
            return (
              <Page title={<span aria-hidden="true">&nbsp;</span>}>
                <Skeleton shapes={['title', 'line', 'line', 'line', 'block', 'line', 'line']} />
              </Page>
            )
        }
      }}
    </ContentPageAnswer>
  )
}

function Named({ page, children }: { page: ContentPage; children: ReactNode }) {
  usePageTitle(page.title)
  return children
}
