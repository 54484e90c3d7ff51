import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useSessionState, WithSession } from '@/entities/session'
import { prefetchAuthModal, useAuthModal } from '@/features/auth-modal'
import { OfflineChip } from '@/features/offline-chip'
import { useSignOut } from '@/features/sign-out'
import { useConfig } from '@/shared/config'
import { addresses } from '@/shared/routes'
import { SiteHeader } from '@/widgets/site-header'

type Press = 'signIn' | 'signOut'
type SessionHeaderProps = {
  isPublicPage: boolean
  hasSections: boolean
  hasOwnSignIn: boolean
}

/** One and the same header from the first paint on: its menu stays open when the session begins to run, and what was pressed before is done then. */
export function SessionHeader({ hasOwnSignIn, ...page }: SessionHeaderProps) {
  const { brand } = useConfig()
  const [press, setPress] = useState<Press | null>(null)
  const signIn = useCallback(() => setPress('signIn'), [])
  const signOut = useCallback(() => setPress('signOut'), [])
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null, false)
  return (
    <>
      <SiteHeader
        {...page}
        brandName={brand.name}
        isSignedIn={isSignedIn}
        connection={connection}
        onSignIn={signIn}
        onSignInIntent={prefetchAuthModal}
        onSignOut={signOut}
      />
      <WithSession>
        <Pressed press={press} onAnswered={() => setPress(null)} hasOwnSignIn={hasOwnSignIn} />
      </WithSession>
    </>
  )
}

const connection = (
  <WithSession>
    <OfflineChip />
  </WithSession>
)

type PressedProps = { press: Press | null; onAnswered: () => void; hasOwnSignIn: boolean }

/** Does what was pressed, once the session is there to do it. */
function Pressed({ press, onAnswered, hasOwnSignIn }: PressedProps) {
  const [, navigate] = useLocation()
  const { signOut, question } = useSignOut()
  const authModal = useAuthModal()
  const signIn = () => {
    if (!hasOwnSignIn) authModal.send({ type: 'modal.open' })
    else if (!focusForm()) navigate(addresses.auth.to())
  }
  const answer = useEffectEvent((pressed: Press) => {
    onAnswered()
    if (pressed === 'signIn') signIn()
    else signOut()
  })
  useEffect(() => {
    if (press) answer(press)
  }, [press])
  return question
}

/** Leads into the form of a page that shows one. */
function focusForm(): boolean {
  const field = document.querySelector<HTMLElement>('#main form input')
  field?.focus()
  return field !== null
}
