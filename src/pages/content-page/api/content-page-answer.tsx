import { lazy, Suspense } from 'react'
import type { ContentPage } from '#contract/content-page'
import { useFirstAnswer } from '@/shared/lib/first-answers'
import { pagePath } from '../model/page-path'
import type { LoadContentPageProps } from './load-content-page'

const LoadContentPage = lazy(async () => ({ default: (await import('./load-content-page')).LoadContentPage }))

/** A page of words by its address. What loads and checks it comes only where the server has not sent it along. */
export function ContentPageAnswer({ path: address, children }: LoadContentPageProps) {
  const path = pagePath(address)
  const first = useFirstAnswer(path) as { page: ContentPage } | null
  if (first !== null) return children({ state: 'ready', found: first, keptAt: null })
  return (
    <Suspense fallback={children({ state: 'loading' })}>
      <LoadContentPage path={path}>{children}</LoadContentPage>
    </Suspense>
  )
}
