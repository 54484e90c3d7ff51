import { useSelector } from '@xstate/react'
import type { FC } from 'react'
import type { SnapshotFrom } from 'xstate'
import { css } from 'styled-system/css'
import { Dialog } from '@/shared/ui/dialog'
import { Icon } from '@/shared/ui/icon'
import { useAuthModal, useAuthModalState } from '../model/auth-modal-context'
import type { AuthModal as AuthModalActor, authModalMachine } from '../model/auth-modal.machine'
import { ForgotPassword } from './forgot-password'
import { ProviderButtons } from './provider-buttons'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

type Open = Extract<SnapshotFrom<typeof authModalMachine>['value'], object>['open']
type ViewProps = { modal: AuthModalActor; problem: string | null; isBusy: boolean }

const SignIn: FC<ViewProps> = ({ modal, ...form }) => (
  <>
    <SignInForm
      {...form}
      onSubmit={(credentials) => modal.send({ type: 'credentials.submit', credentials })}
      onSignUp={() => modal.send({ type: 'signUp.show' })}
      onForgotPassword={() => modal.send({ type: 'forgotPassword.show' })}
    />
    <ProviderButtons isBusy={form.isBusy} onChoose={(provider) => modal.send({ type: 'provider.choose', provider })} />
  </>
)

const SignUp: FC<ViewProps> = ({ modal, ...form }) => (
  <>
    <SignUpForm
      {...form}
      onSubmit={(registration) => modal.send({ type: 'registration.submit', registration })}
      onSignIn={() => modal.send({ type: 'signIn.show' })}
    />
    <ProviderButtons isBusy={form.isBusy} onChoose={(provider) => modal.send({ type: 'provider.choose', provider })} />
  </>
)

const Forgotten: FC<ViewProps> = ({ modal }) => {
  const reset = useSelector(modal, (snapshot) => snapshot.children.resetPassword)
  return reset ? <ForgotPassword reset={reset as never} /> : null
}

const views: Record<Open['view'], { title: string; View: FC<ViewProps> }> = {
  signIn: { title: 'Вхід', View: SignIn },
  signUp: { title: 'Реєстрація', View: SignUp },
  forgotPassword: { title: 'Назад', View: Forgotten },
}

/** The sign-in dialog over the page. */
export function AuthModal() {
  const modal = useAuthModal()
  const value = useAuthModalState((snapshot) => snapshot.value)
  const problem = useAuthModalState((snapshot) => snapshot.context.problem?.detail ?? null)
  if (value === 'closed') return null
  const { view, call } = value.open
  const { title, View } = views[view]
  return (
    <Dialog
      isOpen
      onClose={() => modal.send({ type: 'modal.close' })}
      title={view === 'forgotPassword' ? <BackTitle title={title} onBack={() => modal.send({ type: 'signIn.show' })} /> : title}
    >
      <div key={view} className={css({ display: 'grid', gap: '3', paddingBottom: '6' })}>
        <View modal={modal} problem={problem} isBusy={call === 'granting'} />
      </div>
    </Dialog>
  )
}

function BackTitle({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      className={css({ display: 'inline-flex', alignItems: 'center', gap: '2', cursor: 'pointer', _hover: { color: 'pen' } })}
    >
      <Icon name="arrow-left" />
      {title}
    </button>
  )
}
