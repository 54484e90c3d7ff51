import { useSessionState } from '@/entities/session'
import { useAuthModal } from '@/features/auth-modal'
import { Button } from '@/shared/ui/button'
import { ProblemNotice } from '@/shared/ui/problem-notice'

type ForeignNoticeProps = { detail: string; onRetry: () => void }

/** The paper was begun under another sign-in: this is the way back to it. */
export function ForeignNotice({ detail, onRetry }: ForeignNoticeProps) {
  const authModal = useAuthModal()
  const isSignedIn = useSessionState(({ context }) => context.tokens.token !== null)
  return (
    <>
      <ProblemNotice title="Тест розпочато з іншого акаунта" onRetry={onRetry}>
        {detail}
      </ProblemNotice>
      {!isSignedIn && <Button onClick={() => authModal.send({ type: 'modal.open' })}>Увійти</Button>}
    </>
  )
}
