import { memo, useEffect, useState } from 'react'
import { useSession, useSessionState, WithSession } from '@/entities/session'
import { Fault } from '@/pages/error'
import { NotFoundPage } from '@/pages/not-found'
import { useConfig } from '@/shared/config'
import { useFirstAnswers } from '@/shared/lib/first-answers'
import type { Lazy } from '@/shared/lib/lazy'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { Redirection } from './redirection'
import { needsAccount, type Found, type LoadedPage } from './route'
import type { Redirect } from '#contract/route-rules'
import { SignInWall } from './sign-in-wall'

type EntryProps = { path: string; found: Found | null; redirect: Redirect | null }

/**
 * Holds every page back until the visitor has a token or could not get one. Then: rules that lead elsewhere, pages that do not exist,
 * pages for accounts.
 */
export function Entry(props: EntryProps) {
  return (
    <>
      <WithSession>
        <Entering />
      </WithSession>
      <Entered {...props} />
    </>
  )
}

function Entered({ path, found, redirect }: EntryProps) {
  const { guards } = useConfig()
  const first = useFirstAnswers()
  const isIn = useIsIn()
  const hasToken = useSessionState((snapshot) => snapshot.context.tokens.token !== null, false)
  if (redirect) return isIn ? <Redirection {...redirect} /> : <PageSkeleton />
  if (!found) return isIn ? <NotFoundPage /> : <PageSkeleton />
  const { access, hasFrame, title } = found.route
  const isReadable = ['public', 'open'].includes(access) || (access === 'readable' && !guards.global)
  const isSent = access === 'apart' || (isReadable && !hasFrame && first?.path === path)
  if (isIn && !hasToken && needsAccount(found.route, guards.global)) return <SignInWall title={title} />
  return <Content found={found} isFrame={!isIn && !isSent} />
}

type ContentProps = { found: Found; isFrame: boolean }

/** Drawn anew only where another page is to be seen: what becomes of the session is heard by those parts that ask for it. */
const Content = memo(function Content({ found: { route, params }, isFrame }: ContentProps) {
  return route.page && (!isFrame || route.hasFrame) ? <Loaded page={route.page} params={params} isFrame={isFrame} /> : <PageSkeleton />
})

type LoadedProps = { page: Lazy<LoadedPage>; params: unknown; isFrame: boolean }

/** The frame of a page and the page are one component, so that what was drawn stays. */
function Loaded({ page, params, isFrame }: LoadedProps) {
  const { code: Part, retry } = page.use()
  if (retry) return <Fault isMissing onRetry={retry} />
  return Part ? <Part params={params} isFrame={isFrame} /> : <PageSkeleton />
}

function PageSkeleton() {
  return (
    <Page title={<span aria-hidden="true">&nbsp;</span>}>
      <Skeleton shapes={['block', 'line', 'line', 'line']} />
    </Page>
  )
}

/** Asks for a guest where there is no token. */
function Entering() {
  const session = useSession()
  const isOutside = useSessionState((snapshot) => snapshot.matches('loggedOut'))
  useEffect(() => {
    if (isOutside) session.send({ type: 'page.enter' })
  }, [isOutside, session])
  return null
}

/**
 * Once let in, a visitor stays while a guest’s token is replaced. Who leaves an account waits until there is a guest again. Nobody is let
 * in before the session runs.
 */
function useIsIn(): boolean {
  const isOutside = useSessionState((snapshot) => snapshot.matches('loggedOut'), true)
  const isWaiting = useSessionState((snapshot) => snapshot.matches('restoring') || snapshot.matches('loggingInAnonymously'), true)
  const [wasIn, setWasIn] = useState(false)
  const isIn = !isOutside && (wasIn || !isWaiting)
  if (isIn !== wasIn) setWasIn(isIn)
  return isIn
}
