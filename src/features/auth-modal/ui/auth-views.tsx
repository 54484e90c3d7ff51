import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type FC } from 'react'
import { useLocation } from 'wouter'
import { css } from 'styled-system/css'
import { useConfig, type Config } from '@/shared/config'
import { addresses } from '@/shared/routes'
import { prepareGoogle } from '../api/load-script'
import type { ProviderName } from '../api/provider'
import { useAuthModal, useAuthModalState, useView, type ViewName } from '../model/auth-modal-context'
import type { AuthModal as AuthModalActor } from '../model/lazy-auth-modal'
import { returnTarget } from '../model/return-target'
import { isWebview } from '../model/webview'
import { ForgotPassword } from './forgot-password'
import { ProviderButtons } from './provider-buttons'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

type ViewProps = {
  modal: AuthModalActor
  /** As it was typed into the view before. */
  email: string
  problem: string | null
  isBusy: boolean
  providers: readonly ProviderName[]
  onChoose: (provider: ProviderName) => void
}

const SignIn: FC<ViewProps> = ({ modal, providers, onChoose, ...form }) => (
  <>
    <SignInForm
      {...form}
      onSubmit={(credentials) => modal.send({ type: 'credentials.submit', credentials })}
      onSignUp={() => modal.send({ type: 'signUp.show' })}
      onForgotPassword={() => modal.send({ type: 'forgotPassword.show' })}
    />
    <ProviderButtons providers={providers} isBusy={form.isBusy} onChoose={onChoose} />
  </>
)

const SignUp: FC<ViewProps> = ({ modal, providers, onChoose, ...form }) => (
  <>
    <SignUpForm
      {...form}
      onSubmit={(registration) => modal.send({ type: 'registration.submit', registration })}
      onSignIn={() => modal.send({ type: 'signIn.show' })}
    />
    <ProviderButtons providers={providers} isBusy={form.isBusy} onChoose={onChoose} />
  </>
)

const Forgotten: FC<ViewProps> = ({ modal, email }) => {
  const reset = useSelector(modal, (snapshot) => snapshot.children.resetPassword)
  return reset ? <ForgotPassword reset={reset as never} email={email} /> : null
}

const views: Record<ViewName, FC<ViewProps>> = { signIn: SignIn, signUp: SignUp, forgotPassword: Forgotten }

/** The form of the view that is open. A change of view puts the focus into its first field. */
export function AuthViews() {
  const modal = useAuthModal()
  const config = useConfig()
  const [, navigate] = useLocation()
  const view = useView()
  const isBusy = useAuthModalState((snapshot) => snapshot.matches({ open: { call: 'granting' } }))
  const problem = useAuthModalState((snapshot) => snapshot.context.problem?.detail ?? null)
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  const [email, setEmail] = useState('')
  const View = views[view]
  const choose = (provider: ProviderName) => {
    if (!isWebview(navigator.userAgent, globalThis)) return modal.send({ type: 'provider.choose', provider })
    const bridge = bridgeFor(provider)
    modal.send({ type: 'modal.close' })
    navigate(bridge)
  }
  useEffect(() => prepareGoogle(config), [config])
  useEffect(() => {
    if (shown.current !== view) body.current?.querySelector<HTMLElement>('input, button')?.focus()
    shown.current = view
  }, [view])
  return (
    <div
      key={view}
      ref={body}
      data-auth-views=""
      className={css({ stack: '3' })}
      onInput={({ target }) => isEmail(target) && setEmail(target.value)}
    >
      <View modal={modal} email={email} problem={problem} isBusy={isBusy} providers={providersOf(config)} onChoose={choose} />
    </div>
  )
}

const isEmail = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement && target.name === 'email'

const providersOf = ({ googleApiKey, appleApiKey }: Config): ProviderName[] => [
  ...(googleApiKey === '' ? [] : (['google'] as const)),
  ...(appleApiKey === '' ? [] : (['apple'] as const)),
]

/** Providers refuse to sign anybody in inside another app; the bridge page shows the way out and back here. */
const bridgeFor = (provider: ProviderName): string => {
  const { pathname, search, hash } = location
  const returnTo = pathname === addresses.auth.to() ? new URLSearchParams(search).get('returnTo') : pathname + search + hash
  return `${addresses.socialAuth.to()}?${new URLSearchParams({ provider, returnTo: returnTarget(returnTo) }).toString()}`
}
