import { useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { css } from 'styled-system/css'
import { Fault } from '@/pages/error'
import { NotFoundPage } from '@/pages/not-found'
import { useConfig } from '@/shared/config'
import { useFirstAnswers } from '@/shared/lib/first-answers'
import { createPageTitle, PageTitleProvider, useOwnTitle } from '@/shared/lib/page-title'
import type { AddressName } from '@/shared/routes'
import { SiteLayout } from '../layouts/site-layout'
import { Entry } from './entry'
import { PageArrival } from './page-arrival'
import { PageBoundary } from './page-boundary'
import { useFirstHead } from './first-head'
import { hasPublicMenu, isFound, layoutOf, matchRoute, viewOf } from './route'
import { redirectFor } from '#contract/route-rules'
import { routes } from './routes'

/** Pages that sign in by themselves, so the dialog keeps out of their way. */
const signInAddresses = new Set<AddressName>(['auth', 'authCallback', 'socialAuth'])

/** The page of the current address inside its layout. */
export function Pages() {
  const [path] = useLocation()
  const search = useSearch()
  const { brand, routeRules } = useConfig()
  const [ownTitle] = useState(createPageTitle)
  const match = useMemo(() => matchRoute(routes, path), [path])
  const first = useFirstAnswers()
  const [unfound, setUnfound] = useState<string | null>(null)
  const view = viewOf(match?.route, path, search)
  if (unfound !== null && unfound !== view) setUnfound(null)
  const isMissing = unfound === view || (first?.isMissing === true && first.path === path)
  const isRefused = match !== null && !match.isValid
  const redirect = useMemo(() => (isRefused ? null : redirectFor(routeRules, path)), [isRefused, routeRules, path])
  const found = isFound(match) && !isMissing ? match : null
  useFirstHead(path)
  const title = found?.route.title ?? '404'
  return (
    <PageTitleProvider value={ownTitle}>
      <Title route={title} brandName={brand.name} />
      {!found?.route.isIndexed && <meta name="robots" content="noindex" />}
      <SiteLayout
        layout={layoutOf(found?.route, search)}
        isPublicPage={hasPublicMenu(found?.route)}
        hasOwnSignIn={found !== null && signInAddresses.has(found.route.address)}
      >
        <PageBoundary
          key={path}
          view={view}
          missing={
            <main id="main" className={css({ flexGrow: '1' })}>
              <NotFoundPage />
            </main>
          }
          failed={(retry) => <Fault onRetry={retry} />}
          onMissing={() => setUnfound(view)}
        >
          <PageArrival view={view} title={title}>
            <Entry path={path} found={found} redirect={redirect} />
          </PageArrival>
        </PageBoundary>
      </SiteLayout>
    </PageTitleProvider>
  )
}

function Title({ route, brandName }: { route: string; brandName: string }) {
  const title = useOwnTitle() ?? route
  return <title>{title.includes(brandName) ? title : `${title} · ${brandName}`}</title>
}
