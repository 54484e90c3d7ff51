import { useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { useSessionState } from '@/entities/session'
import { returnTarget, useAuthModal, useAuthModalState } from '@/features/auth-modal'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { css } from 'styled-system/css'
import { authWith } from '../model/auth-with'
import { Waiting } from './waiting'

type RedeemingProps = { token: string; returnTo: string }

/** Exchanges Apple’s token for a session; a call that got lost is repeated without asking Apple anew. */
export function Redeeming({ token, returnTo }: RedeemingProps) {
  const modal = useAuthModal()
  const [hasBegun, setHasBegun] = useState(false)
  const isGranted = useIsGranted()
  const isBusy = useAuthModalState((snapshot) => snapshot.matches({ open: { call: 'granting' } }))
  const problem = useAuthModalState((snapshot) => snapshot.context.problem)
  useEffect(() => {
    modal.send({ type: 'modal.open' })
    modal.send({ type: 'identity.redeem', token })
    setHasBegun(true)
    return () => modal.send({ type: 'modal.close' })
  }, [modal, token])
  if (hasBegun && isGranted) return <Redirect to={returnTarget(returnTo)} replace />
  if (!hasBegun || isBusy) return <Waiting>Завершуємо вхід…</Waiting>
  if (!problem || problem.status === 401) return <Redirect to={authWith('refused', returnTo)} replace />
  return (
    <Page title="Вхід не завершено" width="text">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <ProblemNotice title="Не вдалося завершити вхід" onRetry={() => modal.send({ type: 'identity.redeem', token })}>
          {problemText(problem)} Apple вже підтвердив тебе, повторювати там нічого не треба.
        </ProblemNotice>
        <ButtonLink variant="secondary" href={`${addresses.auth.to()}?${new URLSearchParams({ returnTo }).toString()}`}>
          Інший спосіб входу
        </ButtonLink>
      </div>
    </Page>
  )
}

/** The dialog’s chart has closed by itself, and there is a session. */
function useIsGranted(): boolean {
  const isClosed = useAuthModalState((snapshot) => snapshot.matches('closed'))
  const hasToken = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return isClosed && hasToken
}
