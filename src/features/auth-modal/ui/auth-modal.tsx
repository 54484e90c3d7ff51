import type { FC } from 'react'
import type { StateValueFrom } from 'xstate'
import { css } from 'styled-system/css'
import { Dialog } from '@/shared/ui/dialog'
import { useAuthModal, useAuthModalState } from '../model/auth-modal-context'
import type { AuthModal as AuthModalActor, authModalMachine } from '../model/auth-modal.machine'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

type View = FC<{ modal: AuthModalActor; problem: string | null; isBusy: boolean }>

const SignIn: View = ({ modal, ...form }) => (
  <SignInForm
    {...form}
    onSubmit={(credentials) => modal.send({ type: 'credentials.submit', credentials })}
    onSignUp={() => modal.send({ type: 'signUp.show' })}
  />
)

const SignUp: View = ({ modal, ...form }) => (
  <SignUpForm
    {...form}
    onSubmit={(registration) => modal.send({ type: 'registration.submit', registration })}
    onSignIn={() => modal.send({ type: 'signIn.show' })}
  />
)

const views: Record<StateValueFrom<typeof authModalMachine>, { title: string; View: View; isBusy: boolean } | null> = {
  closed: null,
  signIn: { title: 'Вхід', View: SignIn, isBusy: false },
  signingIn: { title: 'Вхід', View: SignIn, isBusy: true },
  signUp: { title: 'Реєстрація', View: SignUp, isBusy: false },
  signingUp: { title: 'Реєстрація', View: SignUp, isBusy: true },
}

/** The sign-in dialog over the page. */
export function AuthModal() {
  const modal = useAuthModal()
  const view = useAuthModalState((snapshot) => views[snapshot.value])
  const problem = useAuthModalState((snapshot) => snapshot.context.problem?.detail ?? null)
  if (!view) return null
  const { title, View, isBusy } = view
  return (
    <Dialog isOpen onClose={() => modal.send({ type: 'modal.close' })} title={title}>
      <div className={css({ display: 'grid', gap: '3', paddingBottom: '6' })}>
        <View modal={modal} problem={problem} isBusy={isBusy} />
      </div>
    </Dialog>
  )
}
