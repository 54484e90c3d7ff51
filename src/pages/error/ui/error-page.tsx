import { useSearchParams } from 'wouter'
import { useIsSessionThere } from '@/entities/session'
import { ReportFault } from '@/features/report-fault'
import { css } from 'styled-system/css'
import { addresses, sameOriginPath } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { faultTextOf, waitText } from '../model/fault-text'
import { reportLook } from './fault'
import { StoredAnswers } from './waiting-answers'

/**
 * `/error?code=…&from=…&after=…&id=…`: what happened, what is safe, where to go. The server draws it, so it is all links.
 * A retry leads back to where the fault happened, never round in a circle.
 */
export function ErrorPage() {
  const [query] = useSearchParams()
  const isSessionThere = useIsSessionThere()
  const { title, text, isRetryable } = faultTextOf(query.get('code'))
  const from = sameOriginPath(query.get('from') ?? '')
  const target = addresses.error.pattern.test(from.replace(/[?#].*$/, '')) ? addresses.landing.to() : from
  const id = /^[\w-]{4,64}$/.exec(query.get('id') ?? '')?.[0]
  return (
    <Message
      title={title}
      actions={
        <>
          {isRetryable && <ButtonLink href={target}>Спробувати ще</ButtonLink>}
          {!isRetryable && <ButtonLink href={addresses.subjects.to()}>До предметів</ButtonLink>}
          <ButtonLink href={addresses.landing.to()} variant="secondary">
            На головну
          </ButtonLink>
        </>
      }
    >
      {[...text, isRetryable ? waitText(query.get('after')) : null]
        .filter((line) => line !== null)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {isSessionThere && <StoredAnswers />}
      <p>
        <ReportFault className={reportLook} />
      </p>
      {id && <p className={css({ textStyle: 'small', color: 'inkMuted' })}>Код помилки для звернення: {id}</p>}
    </Message>
  )
}
