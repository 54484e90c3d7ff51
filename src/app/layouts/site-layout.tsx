import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useSession, useSessionState } from '@/entities/session'
import { LazyAuthModal, prefetchAuthModal, useAuthModal } from '@/features/auth-modal'
import { useConfig } from '@/shared/config'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Toaster } from '@/shared/ui/toaster'
import { SiteFooter } from '@/widgets/site-footer'
import { SiteHeader } from '@/widgets/site-header'

type SiteLayoutProps = { isPublicPage: boolean; isFocused: boolean; children: ReactNode }

/** Header, page and footer; a focused page stands alone. */
export function SiteLayout({ isPublicPage, isFocused, children }: SiteLayoutProps) {
  const session = useSession()
  const authModal = useAuthModal()
  const { brand } = useConfig()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const isUnreachable = useSessionState((snapshot) => snapshot.matches('unreachable'))
  return (
    <div className={css({ minHeight: '[100dvh]', display: 'flex', flexDirection: 'column' })}>
      {!isFocused && (
        <>
          <a href="#main" className={skipLink}>
            До вмісту
          </a>
          <SiteHeader
            brandName={brand.name}
            isPublicPage={isPublicPage}
            isSignedIn={isSignedIn}
            onSignIn={() => authModal.send({ type: 'modal.open' })}
            onSignInIntent={prefetchAuthModal}
            onSignOut={() => session.send({ type: 'session.end' })}
          />
        </>
      )}
      {isUnreachable && (
        <ProblemNotice title="Немає зв’язку з сервером" onRetry={() => session.send({ type: 'login.retry' })}>
          Те, що вже збережено на цьому пристрої, нікуди не зникне.
        </ProblemNotice>
      )}
      {children}
      {!isFocused && <SiteFooter brand={brand} />}
      <LazyAuthModal />
      <Toaster />
    </div>
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
