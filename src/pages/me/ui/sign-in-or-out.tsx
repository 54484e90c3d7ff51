import { prefetchAuthModal, useAuthModal } from '@/features/auth-modal'
import { useSignOut } from '@/features/sign-out'
import { Button } from '@/shared/ui/button'

/** In or out: the words are others than those of the header, where the same can be done. */
export const SignInOrOut = ({ isSignedIn }: { isSignedIn: boolean }) => (isSignedIn ? <Out /> : <In />)

function In() {
  const authModal = useAuthModal()
  return (
    <Button onClick={() => authModal.send({ type: 'modal.open' })} onPointerEnter={prefetchAuthModal} onFocus={prefetchAuthModal}>
      Увійти або зареєструватися
    </Button>
  )
}

function Out() {
  const { signOut, question } = useSignOut()
  return (
    <>
      <Button variant="secondary" onClick={signOut}>
        Вийти з акаунта
      </Button>
      {question}
    </>
  )
}
