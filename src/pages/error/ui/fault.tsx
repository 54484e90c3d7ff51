import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { ReportFault } from '@/features/report-fault'
import { isOffline, offlineWords } from '@/shared/api'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink, toolLook } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'

type FaultProps = {
  onRetry: () => void
  /** The code of the page could not be had: without a network that is nobody’s fault. */
  isMissing?: boolean
  children?: ReactNode
}

/** A fault that no page could mend: what failed, what is safe, what to do. */
export function Fault({ onRetry, isMissing, children }: FaultProps) {
  const isOut = isMissing && isOffline()
  return (
    <Message
      title={isOut ? offlineWords : 'Щось зламалося в нас'}
      actions={
        <>
          <Button onClick={onRetry}>Спробувати ще</Button>
          <ButtonLink href={addresses.landing.to()} variant="secondary">
            На головну
          </ButtonLink>
        </>
      }
    >
      <p>{isOut ? 'Цієї сторінки немає на пристрої.' : 'Сторінка не змогла відкритися. Це помилка сайту, не твоя.'}</p>
      <p>Твої відповіді збережено на цьому пристрої. Вони не зникнуть і надійдуть до нас, щойно все запрацює.</p>
      {children}
      {!isOut && (
        <p>
          <ReportFault className={reportLook} />
        </p>
      )}
    </Message>
  )
}

/** The way to report the fault: beside the ways on, never instead of them. */
export const reportLook = cx(toolLook, css({ marginLeft: '-2', color: 'pen', textDecoration: 'underline', textUnderlineOffset: 'loose' }))
