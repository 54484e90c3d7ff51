import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useSession, useSessionState } from '@/entities/session'
import { LazyAuthModal, prefetchAuthModal, useAuthModal } from '@/features/auth-modal'
import { useConfig } from '@/shared/config'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Toaster } from '@/shared/ui/toaster'
import { SiteFooter } from '@/widgets/site-footer'
import { SiteHeader } from '@/widgets/site-header'

type SiteLayoutProps = {
  isPublicPage: boolean
  isFocused: boolean
  /** The session runs; until then the header shows what the kept token says. */
  isRunning: boolean
  hasToken: boolean
  children: ReactNode
}

/** Header, page and footer; a focused page stands alone. */
export function SiteLayout({ isPublicPage, isFocused, isRunning, hasToken, children }: SiteLayoutProps) {
  const { brand } = useConfig()
  return (
    <div className={css({ minHeight: '[100dvh]', display: 'flex', flexDirection: 'column' })}>
      {!isFocused && (
        <>
          <a href="#main" className={skipLink}>
            До вмісту
          </a>
          {isRunning ? (
            <SessionHeader isPublicPage={isPublicPage} />
          ) : (
            <SiteHeader brandName={brand.name} isPublicPage={isPublicPage} isSignedIn={hasToken} onSignIn={wait} onSignOut={wait} />
          )}
        </>
      )}
      {isRunning && <ConnectionNotice />}
      {children}
      {!isFocused && <SiteFooter brand={brand} />}
      {isRunning && <LazyAuthModal />}
      <Toaster />
    </div>
  )
}

const wait = () => undefined

function SessionHeader({ isPublicPage }: { isPublicPage: boolean }) {
  const session = useSession()
  const authModal = useAuthModal()
  const { brand } = useConfig()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return (
    <SiteHeader
      brandName={brand.name}
      isPublicPage={isPublicPage}
      isSignedIn={isSignedIn}
      onSignIn={() => authModal.send({ type: 'modal.open' })}
      onSignInIntent={prefetchAuthModal}
      onSignOut={() => session.send({ type: 'session.end' })}
    />
  )
}

function ConnectionNotice() {
  const session = useSession()
  const isUnreachable = useSessionState((snapshot) => snapshot.matches('unreachable'))
  return (
    isUnreachable && (
      <ProblemNotice title="Немає зв’язку з сервером" onRetry={() => session.send({ type: 'login.retry' })}>
        Те, що вже збережено на цьому пристрої, нікуди не зникне.
      </ProblemNotice>
    )
  )
}

const skipLink = css({
  position: 'absolute',
  left: '4',
  top: '[-10rem]',
  zIndex: 'toast',
  padding: '3',
  backgroundColor: 'sheet',
  color: 'ink',
  _focus: { top: '4' },
})
