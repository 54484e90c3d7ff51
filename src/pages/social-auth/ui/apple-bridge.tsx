import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { v4 as createUuid } from 'uuid'
import { fromPromise } from 'xstate'
import { keepPending, leaveForApple } from '@/features/auth-modal'
import { useConfig } from '@/shared/config'
import { inspection } from '@/shared/lib/inspection'
import { createLocalStore } from '@/shared/lib/local-store'
import { appleWayMachine } from '../model/apple-way.machine'
import { Bridge } from './bridge'

const visit = createLocalStore(() => sessionStorage)

/** Leaves for Apple’s page, and remembers by a random `state` that it was this browser that left. */
export function AppleBridge({ returnTo }: { returnTo: string }) {
  const { appleApiKey, providerScripts } = useConfig()
  const [leave] = useState(() =>
    fromPromise<void>(({ signal }) => {
      const state = createUuid()
      keepPending(visit, { state, returnTo })
      return leaveForApple({ key: appleApiKey, script: providerScripts.apple }, state, signal)
    }),
  )
  const way = useActorRef(appleWayMachine.provide({ actors: { leave } }), inspection())
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && way.send({ type: 'page.return' })
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [way])
  const isBusy = useSelector(way, (snapshot) => snapshot.matches('leaving') || snapshot.matches('left'))
  const hasFailed = useSelector(way, (snapshot) => snapshot.matches('failed'))
  const problem = hasFailed ? 'Apple не відповів. Спробуй ще раз або увійди з паролем.' : null
  return (
    <Bridge provider="Apple" returnTo={returnTo} isBusy={isBusy} problem={problem} onStart={() => way.send({ type: 'apple.choose' })}>
      Відкриється сторінка Apple. Підтвердь там вхід, і ми повернемо тебе на сторінку, з якої почався вхід.
    </Bridge>
  )
}
