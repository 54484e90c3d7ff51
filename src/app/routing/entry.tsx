import { memo, useEffect, useState, type ReactNode } from 'react'
import { useIsSessionThere, useSession, useSessionState } from '@/entities/session'
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
 * Holds every page back, the 404 page too, until the visitor holds a token or could not get one; text that the server has sent may be read at once.
 * Then, in this order: rules that lead elsewhere, pages that do not exist, pages for the holders of an account.
 */
export function Entry({ path, found, redirect }: EntryProps) {
  const { guards } = useConfig()
  const first = useFirstAnswers()
  if (redirect) return <SessionGate>{(isIn) => (isIn ? <Redirection {...redirect} /> : <PageSkeleton />)}</SessionGate>
  if (!found) return <SessionGate>{(isIn) => (isIn ? <NotFoundPage /> : <PageSkeleton />)}</SessionGate>
  const isApart = found.route.access === 'apart'
  const isReadable = ['public', 'open'].includes(found.route.access) || (found.route.access === 'readable' && !guards.global)
  const isSent = isApart || (isReadable && !found.route.hasFrame && first?.path === path)
  return (
    <>
      <SessionGate>{(isIn) => !isSent && (isIn ? <Guarded found={found} /> : <Content found={found} isFrame />)}</SessionGate>
      {isSent && <Content found={found} />}
    </>
  )
}

function Guarded({ found }: { found: Found }) {
  const { guards } = useConfig()
  return needsAccount(found.route, guards.global) ? <AccountGuard found={found} /> : <Content found={found} />
}

function AccountGuard({ found }: { found: Found }) {
  const hasToken = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return hasToken ? <Content found={found} /> : <SignInWall title={found.route.title} />
}

type ContentProps = { found: Found; isFrame?: boolean }

/** Drawn anew only where another page is to be seen: what becomes of the session is heard by those parts that ask for it. */
const Content = memo(function Content({ found: { route, params }, isFrame = false }: ContentProps) {
  return route.page && <Loaded page={route.page} params={params} isFrame={isFrame} />
})

type LoadedProps = { page: Lazy<LoadedPage>; params: unknown; isFrame: boolean }

function Loaded({ page, params, isFrame }: LoadedProps) {
  const { code, retry } = page.use()
  if (retry) return <Fault onRetry={retry} />
  const Part = isFrame ? code?.Frame : code?.Page
  return Part ? <Part params={params} /> : <PageSkeleton />
}

function PageSkeleton() {
  return (
    <Page title={<span aria-hidden="true">&nbsp;</span>}>
      <Skeleton shapes={['block', 'line', 'line', 'line']} />
    </Page>
  )
}

type SessionGateProps = { children: (isIn: boolean) => ReactNode }

/** Closed until the session runs. */
function SessionGate({ children }: SessionGateProps) {
  return useIsSessionThere() ? <RunningSessionGate>{children}</RunningSessionGate> : children(false)
}

/**
 * Asks for a guest where there is no token. Once in, a visitor stays in while a guest’s token is replaced;
 * leaving the account closes the door until there is a guest again.
 */
function RunningSessionGate({ children }: SessionGateProps) {
  const session = useSession()
  const isOutside = useSessionState((snapshot) => snapshot.matches('loggedOut'))
  const isWaiting = useSessionState((snapshot) => snapshot.matches('restoring') || snapshot.matches('loggingInAnonymously'))
  const [wasIn, setWasIn] = useState(false)
  const isIn = !isOutside && (wasIn || !isWaiting)
  if (isIn !== wasIn) setWasIn(isIn)
  useEffect(() => {
    if (isOutside) session.send({ type: 'page.enter' })
  }, [isOutside, session])
  return children(isIn)
}
