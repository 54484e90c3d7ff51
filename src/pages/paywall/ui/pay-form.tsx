import { css } from 'styled-system/css'
import type { FormEvent } from 'react'
import type { Product } from '#contract/product'
import { isWebview } from '@/features/auth-modal'
import { useConfig } from '@/shared/config'
import { useOnline } from '@/shared/lib/online'
import { Button } from '@/shared/ui/button'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { TextField } from '@/shared/ui/text-field'
import { priceText } from '@/shared/lib/price-text'
import { needsEmail, sumOf, type Offer } from '../model/offer'
import { GiftLink } from './gift-link'
import { Obstacle } from './obstacle'
import { isOpen, type ViewProps } from './view'

type PayFormProps = ViewProps & { offer: Offer; plan: Product }

/** The address for the receipt, and the two ways to pay: by oneself, or by a link for somebody else. */
export function PayForm({ offer, plan, context, state, send }: PayFormProps) {
  const { complaint, problem, link, order, email } = context
  const isOnline = useOnline()
  const isShared = link !== null && ['shared', 'watching', 'unwatched'].includes(state)
  const pay = (event: FormEvent) => {
    event.preventDefault()
    if (isOnline) send({ type: 'payment.begin' })
  }
  if (!offer.canPay) return <Closed />
  return (
    <form onSubmit={pay} noValidate className={css({ stack: '4' })}>
      {problem && <ProblemNotice title="Не вдалося почати оплату">{problemText(problem)} Гроші не списано.</ProblemNotice>}
      <Obstacle isOnline={isOnline} isWebview={isWebview(navigator.userAgent, globalThis)} />
      {needsEmail(offer) && (
        <TextField
          label="E-mail для квитанції"
          hint="Лише для квитанції. Акаунт не потрібен."
          error={complaint}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          readOnly={!isOpen(state)}
          onChange={({ target }) => send({ type: 'email.type', typed: target.value })}
        />
      )}
      <Button
        type="submit"
        size="large"
        isWide
        isLoading={state === 'beginning' || state === 'leaving'}
        disabled={!isOnline || state === 'asking'}
      >
        Оплатити {priceText(sumOf(plan, order))}
      </Button>
      {!offer.gift && plan.kind !== 'group' && (
        <>
          {isShared ? (
            <GiftLink token={link.token} onCheck={state === 'unwatched' ? () => send({ type: 'payment.check' }) : null} />
          ) : (
            <Button
              variant="secondary"
              isWide
              isLoading={state === 'asking'}
              disabled={!isOnline || state === 'beginning' || state === 'leaving'}
              onClick={() => send({ type: 'gift.ask' })}
            >
              Посилання для батьків
            </Button>
          )}
        </>
      )}
    </form>
  )
}

/** The shop takes no payments now: nothing is lost by it, and there is somebody to ask. */
function Closed() {
  const [email] = useConfig().brand.emails
  return (
    <ProblemNotice title="Оплата зараз не працює">
      Навчання від цього не залежить.
      {email && (
        <>
          {' '}
          Спитай нас:{' '}
          <a href={`mailto:${email}`} className={css({ textDecoration: 'underline' })}>
            {email}
          </a>
        </>
      )}
    </ProblemNotice>
  )
}
