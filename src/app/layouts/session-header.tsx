import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSessionState } from '@/entities/session'
import { prefetchAuthModal, useAuthModal } from '@/features/auth-modal'
import { useSignOut } from '@/features/sign-out'
import { useConfig } from '@/shared/config'
import { addresses } from '@/shared/routes'
import { SiteHeader } from '@/widgets/site-header'

type Press = 'signIn' | 'signOut'
type SessionHeaderProps = {
  isPublicPage: boolean
  /** The session runs; until then the header shows what the kept token says. */
  isRunning: boolean
  hasToken: boolean
  hasOwnSignIn: boolean
}

/** The header from the first paint on. What is pressed before the session runs is done as soon as it does. */
export function SessionHeader({ isPublicPage, isRunning, hasToken, hasOwnSignIn }: SessionHeaderProps) {
  const { brand } = useConfig()
  const [early, setEarly] = useState<Press | null>(null)
  if (isRunning) return <RunningHeader isPublicPage={isPublicPage} hasOwnSignIn={hasOwnSignIn} early={early} />
  return (
    <SiteHeader
      brandName={brand.name}
      isPublicPage={isPublicPage}
      isSignedIn={hasToken}
      onSignIn={() => setEarly('signIn')}
      onSignOut={() => setEarly('signOut')}
    />
  )
}

type RunningHeaderProps = Pick<SessionHeaderProps, 'isPublicPage' | 'hasOwnSignIn'> & { early: Press | null }

function RunningHeader({ isPublicPage, hasOwnSignIn, early }: RunningHeaderProps) {
  const [, navigate] = useLocation()
  const { signOut, question } = useSignOut()
  const authModal = useAuthModal()
  const { brand } = useConfig()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const signIn = () => {
    if (!hasOwnSignIn) authModal.send({ type: 'modal.open' })
    else if (!focusForm()) navigate(addresses.auth.to())
  }
  const catchUp = useEffectEvent(() => {
    if (early === 'signIn') signIn()
    if (early === 'signOut') signOut()
  })
  useEffect(() => catchUp(), [])
  return (
    <>
      <SiteHeader
        brandName={brand.name}
        isPublicPage={isPublicPage}
        isSignedIn={isSignedIn}
        onSignIn={signIn}
        onSignInIntent={prefetchAuthModal}
        onSignOut={signOut}
      />
      {question}
    </>
  )
}

/** Leads into the form of a page that shows one. */
function focusForm(): boolean {
  const field = document.querySelector<HTMLElement>('#main form input')
  field?.focus()
  return field !== null
}
