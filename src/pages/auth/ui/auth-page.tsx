import { useEffect } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { css } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { AuthTitle, LazyAuthViews, returnTarget, useAuthModal, useAuthModalState } from '@/features/auth-modal'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'

/** The texts for a visitor who was sent back here, by `?reason=`. */
const reasons: Record<string, string> = {
  cancelled: 'Вхід скасовано. Спробуй ще раз або обери інший спосіб.',
  used: 'Посилання для входу вже використано або воно застаріло. Почни вхід ще раз.',
  refused: 'Не вдалося підтвердити вхід. Спробуй ще раз або увійди з паролем.',
  provider: 'Такого способу входу немає. Обери один із цих.',
}

const reasonText = (reason: string | null): string | null =>
  reason !== null && Object.hasOwn(reasons, reason) ? (reasons[reason] ?? null) : null

/** `/auth?returnTo=&reason=`: the views of the sign-in dialog as a page. Who is signed in goes on to where they were bound. */
export function AuthPage() {
  const [query] = useSearchParams()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  if (isSignedIn) return <Redirect to={returnTarget(query.get('returnTo'))} replace />
  return <SignInInvitation reason={reasonText(query.get('reason'))} />
}

function SignInInvitation({ reason }: { reason: string | null }) {
  const modal = useAuthModal()
  const isOpen = useAuthModalState((snapshot) => snapshot.matches('open'))
  const isSigningUp = useAuthModalState((snapshot) => snapshot.matches({ open: { view: 'signUp' } }))
  usePageTitle(isSigningUp ? 'Реєстрація' : null)
  useEffect(() => {
    if (!isOpen) modal.send({ type: 'modal.open' })
  }, [isOpen, modal])
  useEffect(() => () => modal.send({ type: 'modal.close' }), [modal])
  return (
    <div className={css({ width: 'full', maxWidth: '148', marginInline: 'auto' })}>
      <Page title={<AuthTitle />} lead="Усе, що зроблено без акаунта, перейде в нього.">
        {reason && (
          <p role="alert" className={css({ marginBottom: '4', padding: '4', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
            {reason}
          </p>
        )}
        <Panel>{isOpen && <LazyAuthViews />}</Panel>
      </Page>
    </div>
  )
}
