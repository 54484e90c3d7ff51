import { useEffect, useEffectEvent, useRef } from 'react'
import { useSessionState } from '@/entities/session'
import { useAuthModal } from '@/features/auth-modal'
import { Button } from '@/shared/ui/button'
import { ProblemNotice } from '@/shared/ui/problem-notice'

type ForeignNoticeProps = { detail: string; onRetry: () => void }

/** The paper was begun under another sign-in: this is the way back to it, and once that has been gone the paper opens by itself. */
export function ForeignNotice({ detail, onRetry }: ForeignNoticeProps) {
  const authModal = useAuthModal()
  const token = useSessionState(({ context }) => context.tokens.token)
  const retry = useEffectEvent(onRetry)
  const refused = useRef(token)
  useEffect(() => {
    if (token === null || token === refused.current) return
    refused.current = token
    retry()
  }, [token])
  return (
    <>
      <ProblemNotice title="Це тест іншого входу" onRetry={onRetry}>
        {detail}
      </ProblemNotice>
      {token === null && <Button onClick={() => authModal.send({ type: 'modal.open' })}>Увійти</Button>}
    </>
  )
}
