import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSession, useSessionState } from '@/entities/session'
import { Fault } from '@/pages/error'
import { NotFoundPage } from '@/pages/not-found'
import { useConfig } from '@/shared/config'
import { PageTitleProvider } from '@/shared/lib/page-title'
import { Skeleton } from '@/shared/ui/skeleton'
import { Page } from '@/shared/ui/page'
import { SiteLayout } from '../layouts/site-layout'
import { PageArrival } from './page-arrival'
import { PageBoundary } from './page-boundary'
import { findRoute, type Found } from './route'
import { routes } from './routes'

/** The page of the current address inside its layout. */
export function Pages() {
  const [path] = useLocation()
  const { brand } = useConfig()
  const [ownTitle, setOwnTitle] = useState<string | null>(null)
  const found = findRoute(routes, path)
  const title = ownTitle ?? found?.route.title ?? '404'
  return (
    <PageTitleProvider value={setOwnTitle}>
      <title>{title.includes(brand.name) ? title : `${title} · ${brand.name}`}</title>
      {!found?.route.isIndexed && <meta name="robots" content="noindex" />}
      <SiteLayout isFocused={found?.route.layout === 'focused'} isPublicPage={found?.route.access === 'public'}>
        <PageBoundary
          key={path}
          missing={<NotFoundPage />}
          failed={(retry) => <Fault onRetry={retry} />}
        >
          <PageArrival path={path} title={title}>
            {found ? <Entry found={found} /> : <NotFoundPage />}
          </PageArrival>
        </PageBoundary>
      </SiteLayout>
    </PageTitleProvider>
  )
}

/** Holds a page back until the visitor holds a token or could not get one; public pages may be read at once. */
function Entry({ found: { route, params } }: { found: Found }) {
  const isIn = useEntered()
  const { Page: Content } = route
  if (!Content) return null
  return route.access === 'public' || isIn ? (
    <Suspense fallback={<PageSkeleton />}>
      <Content params={params} />
    </Suspense>
  ) : (
    <PageSkeleton />
  )
}

function PageSkeleton() {
  return (
    <Page title={<span aria-hidden="true">&nbsp;</span>}>
      <Skeleton shapes={['block', 'line', 'line', 'line']} />
    </Page>
  )
}

/** Once in, a visitor stays in while a guest’s token is replaced; leaving the account closes the door until there is a guest again. */
function useEntered(): boolean {
  const session = useSession()
  const isOutside = useSessionState((snapshot) => snapshot.matches('loggedOut'))
  const isWaiting = useSessionState((snapshot) => snapshot.matches('restoring') || snapshot.matches('loggingInAnonymously'))
  const [wasIn, setWasIn] = useState(false)
  const isIn = !isOutside && (wasIn || !isWaiting)
  if (isIn !== wasIn) setWasIn(isIn)
  useEffect(() => {
    if (isOutside) session.send({ type: 'page.enter' })
  }, [isOutside, session])
  return isIn
}
