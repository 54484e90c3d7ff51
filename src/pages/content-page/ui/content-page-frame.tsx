import type { ReactNode } from 'react'
import type { ContentPage } from '#contract/content-page'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { ContentPageAnswer } from '../api/content-page-answer'

type ContentPageFrameProps = { path: string; children: (page: ContentPage, notice: ReactNode) => ReactNode }

/** Gets the page of words at an address, or says why it is not there. */
export function ContentPageFrame({ path, children }: ContentPageFrameProps) {
  return (
    <ContentPageAnswer key={path} path={path}>
      {(answer) => {
        switch (answer.state) {
          case 'ready':
            return <Named page={answer.found.page}>{children(answer.found.page, <StoredNotice storedAt={answer.storedAt} />)}</Named>
          case 'missing':
            throw new NotFoundError()
          case 'failed':
            return <FailedPage title="Сторінка не завантажилася" failure="Не вдалося завантажити сторінку" answer={answer} />
          case 'loading':
            return <LoadingPage shapes={['title', 'line', 'line', 'line', 'block', 'line', 'line']} />
        }
      }}
    </ContentPageAnswer>
  )
}

function Named({ page, children }: { page: ContentPage; children: ReactNode }) {
  usePageTitle(page.title)
  return children
}
