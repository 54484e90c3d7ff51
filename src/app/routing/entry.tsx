import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSession, useSessionState } from '@/entities/session'
import { Fault } from '@/pages/error'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Stage } from './pages'
import type { Found } from './route'

type EntryProps = { found: Found; stage: Stage }

/** Holds a page back until the visitor holds a token or could not get one; public pages may be read at once. */
export function Entry({ found, stage }: EntryProps) {
  const isPublic = found.route.access === 'public'
  return (
    <>
      {stage === 'running' && <Door>{(isIn) => !isPublic && (isIn ? <Content found={found} /> : <PageSkeleton />)}</Door>}
      {isPublic && <Content found={found} />}
      {!isPublic && stage === 'starting' && <PageSkeleton />}
      {!isPublic && stage === 'failed' && <Fault onRetry={() => location.reload()} />}
    </>
  )
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

/**
 * Asks for a guest where there is no token. Once in, a visitor stays in while a guest’s token is replaced;
 * leaving the account closes the door until there is a guest again.
 */
function Door({ children }: { children: (isIn: boolean) => ReactNode }) {
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
