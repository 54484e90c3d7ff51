import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { problemText } from '@/shared/ui/problem-notice'
import type { InvitedProps } from './invited'

/** A code that leads nowhere, or that could not be looked up: why, and the way on. */
export function Refused({ code, problem, onRetry }: InvitedProps) {
  const isKnown = problem?.status === 404 || problem?.status === 409 || problem?.status === 422
  return (
    <Page width="text" title={isKnown ? 'Це запрошення не діє' : 'Запрошення не завантажилося'} eyebrow={`Код ${code}`}>
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p className={css({ textStyle: 'lead' })}>{problemText(problem?.detail ?? '')}</p>
        <div className={css({ wrap: '3' })}>
          {!isKnown && <Button onClick={onRetry}>Спробувати ще</Button>}
          <ButtonLink variant="secondary" href={addresses.groupPremium.to()}>
            Ввести інший код
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
