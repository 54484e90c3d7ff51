import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { useSession, useSessionState, WithSession } from '@/entities/session'
import { LazyAuthModal, useAuthModal } from '@/features/auth-modal'
import { PasswordWanted } from '@/features/change-password'
import { LeftBehind } from '@/features/sign-out'
import { useConfig } from '@/shared/config'
import { lazyPart, useIsAtRest } from '@/shared/lib/lazy'
import { addresses } from '@/shared/routes'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Toaster } from '@/shared/ui/toaster'
import { SiteFooter } from '@/widgets/site-footer'
import { SectionLinks } from '@/widgets/site-header'
import type { Layout } from '../routing/route'
import { SessionHeader } from './session-header'

const OwnBuildUpdate = lazyPart(async () => (await import('../build-update/build-update')).OwnBuildUpdate, null, null)

type SiteLayoutProps = {
  isPublicPage: boolean
  layout: Layout
  /** The page signs in by itself: no dialog is drawn over it. */
  hasOwnSignIn: boolean
  children: ReactNode
}

/** Header, page and footer; a focused page stands alone. */
export function SiteLayout({ isPublicPage, layout, hasOwnSignIn, children }: SiteLayoutProps) {
  const isFocused = layout === 'focused'
  const { brand } = useConfig()
  return (
    <div className={css({ minHeight: 'screen', paddingBottom: 'bar', display: 'flex', flexDirection: 'column' })}>
      {!isFocused && (
        <>
          <a href="#main" className={skipLink}>
            До вмісту
          </a>
          <SessionHeader isPublicPage={isPublicPage} hasSections={layout === 'learning'} hasOwnSignIn={hasOwnSignIn} />
        </>
      )}
      <WithSession>
        <ConnectionNotice />
      </WithSession>
      {children}
      {!isFocused && <SiteFooter brand={brand} />}
      {layout === 'learning' && <SectionLinks look="bar" />}
      <Toaster isAtTop={isFocused} />
      <WithSession>
        <Ended />
        {!isFocused && !hasOwnSignIn && <PasswordWanted />}
        {!hasOwnSignIn && <LazyAuthModal />}
        <BuildUpdate />
      </WithSession>
    </div>
  )
}

/** In a paper the way back into the account opens by itself. */
function Ended() {
  const authModal = useAuthModal()
  const isAskedElsewhere = () => addresses.survey.pattern.test(location.pathname)
  return <LeftBehind isAskedElsewhere={isAskedElsewhere} onSignIn={() => authModal.send({ type: 'modal.open' })} />
}

/** A slow phone loads a page for so many milliseconds; what looks for newer builds comes after it. */
const loadedMs = 8000
/** Looks for newer builds once the page has come to rest, where the configuration does not forbid it. */
function BuildUpdate() {
  const { pollSeconds } = useConfig().builds
  return useIsAtRest(loadedMs) && <OwnBuildUpdate pollSeconds={pollSeconds} />
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
  left: 'clearLeft',
  top: '-40',
  zIndex: 'toast',
  padding: '3',
  backgroundColor: 'sheet',
  color: 'ink',
  _focus: { top: '4' },
})
