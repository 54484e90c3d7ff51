import { useEffect, useEffectEvent, useRef } from 'react'
import { useSessionState } from '@/entities/session'

type Asking = { isAsking: boolean; isRefused: boolean; onRetry: () => void }

/** Asks anew for a paper of another account once somebody signs in, even while the first call still runs. */
export function useSignInRetry({ isAsking, isRefused, onRetry }: Asking): void {
  const token = useSessionState(({ context }) => context.tokens.token)
  const asker = useRef(token)
  const noteAsker = useEffectEvent(() => void (asker.current = token))
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (isAsking) noteAsker()
  }, [isAsking])
  useEffect(() => {
    if (isRefused && token !== null && token !== asker.current) retry()
  }, [isRefused, token])
}
