import { useState } from 'react'
import { useLocation } from 'wouter'
import { Fault } from '@/pages/error'
import { NotFoundPage } from '@/pages/not-found'
import { useConfig } from '@/shared/config'
import { PageTitleProvider } from '@/shared/lib/page-title'
import { SiteLayout } from '../layouts/site-layout'
import { Entry } from './entry'
import { PageArrival } from './page-arrival'
import { PageBoundary } from './page-boundary'
import { findRoute } from './route'
import { routes } from './routes'

/** Whether what the pages rest on is on its way, running, or could not be fetched. */
export type Stage = 'starting' | 'running' | 'failed'

type PagesProps = { stage: Stage; hasToken: boolean }

/** The page of the current address inside its layout. */
export function Pages({ stage, hasToken }: PagesProps) {
  const [path] = useLocation()
  const { brand } = useConfig()
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const found = findRoute(routes, path)
  const title = ownTitle ?? found?.route.title ?? '404'
  return (
    <PageTitleProvider value={setOwnTitle}>
      <title>{title.includes(brand.name) ? title : `${title} · ${brand.name}`}</title>
      {!found?.route.isIndexed && <meta name="robots" content="noindex" />}
      <SiteLayout
        isFocused={found?.route.layout === 'focused'}
        isPublicPage={found?.route.access === 'public'}
        isRunning={stage === 'running'}
        hasToken={hasToken}
      >
        <PageBoundary key={path} missing={<NotFoundPage />} failed={(retry) => <Fault onRetry={retry} />}>
          <PageArrival path={path} title={title}>
            {found ? <Entry found={found} stage={stage} /> : <NotFoundPage />}
          </PageArrival>
        </PageBoundary>
      </SiteLayout>
    </PageTitleProvider>
  )
}
