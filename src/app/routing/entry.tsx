import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSession, useSessionState } from '@/entities/session'
import { Fault } from '@/pages/error'
import { NotFoundPage } from '@/pages/not-found'
import { useConfig } from '@/shared/config'
import { useFirstAnswers } from '@/shared/lib/first-answers'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { Redirection } from './redirection'
import { needsAccount, type Found } from './route'
import type { Redirect } from '#contract/route-rules'
import { SignInWall } from './sign-in-wall'

/** Whether what the pages rest on is on its way, running, or could not be fetched. */
export type StartUp = 'starting' | 'running' | 'failed'

type EntryProps = { path: string; found: Found | null; redirect: Redirect | null; stage: StartUp }

/**
 * Holds every page back, the 404 page too, until the visitor holds a token or could not get one; text that the server has sent may be read at once.
 * Then, in this order: rules that lead elsewhere, pages that do not exist, pages for the holders of an account.
 */
export function Entry({ path, found, redirect, stage }: EntryProps) {
  const { guards } = useConfig()
  const first = useFirstAnswers()
  if (redirect) return <SessionGate stage={stage}>{(isIn) => (isIn ? <Redirection {...redirect} /> : <PageSkeleton />)}</SessionGate>
  if (!found) return <SessionGate stage={stage}>{(isIn) => (isIn ? <NotFoundPage /> : <PageSkeleton />)}</SessionGate>
  const isReadable = ['public', 'open'].includes(found.route.access) || (found.route.access === 'readable' && !guards.global)
  const isSent = isReadable && first?.path === path
  return (
    <>
      <SessionGate stage={stage}>{(isIn) => !isSent && (isIn ? <Guarded found={found} stage={stage} /> : <PageSkeleton />)}</SessionGate>
      {isSent && <Content found={found} />}
    </>
  )
}

function Guarded({ found, stage }: { found: Found; stage: StartUp }) {
  const { guards } = useConfig()
  if (stage === 'failed') return <Fault onRetry={() => location.reload()} />
  return needsAccount(found.route, guards.global) ? <AccountGuard found={found} /> : <Content found={found} />
}

function AccountGuard({ found }: { found: Found }) {
  const hasToken = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return hasToken ? <Content found={found} /> : <SignInWall title={found.route.title} />
}

function Content({ found: { route, params } }: { found: Found }) {
  const { Page: Lazy } = route
  return (
    Lazy && (
      <Suspense fallback={<PageSkeleton />}>
        <Lazy params={params} />
      </Suspense>
    )
  )
}

function PageSkeleton() {
  return (
    <Page title={<span aria-hidden="true">&nbsp;</span>}>
      <Skeleton shapes={['block', 'line', 'line', 'line']} />
    </Page>
  )
}

type SessionGateProps = { stage: StartUp; children: (isIn: boolean) => ReactNode }

/** Closed until the session runs; where it could not be fetched there is nothing to wait for. */
function SessionGate({ stage, children }: SessionGateProps) {
  return stage === 'running' ? <RunningSessionGate>{children}</RunningSessionGate> : children(stage === 'failed')
}

/**
 * Asks for a guest where there is no token. Once in, a visitor stays in while a guest’s token is replaced;
 * leaving the account closes the door until there is a guest again.
 */
function RunningSessionGate({ children }: Pick<SessionGateProps, 'children'>) {
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
