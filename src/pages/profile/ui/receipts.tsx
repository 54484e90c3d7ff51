import { css } from 'styled-system/css'
import type { Payment } from '#contract/payment'
import { useLoad } from '@/shared/lib/load'
import { priceText } from '@/shared/lib/price-text'
import { Chip } from '@/shared/ui/chip'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { listPayments } from '../api/profile-calls'
import { dayText } from '../model/moment-text'

/** The payments of an account and their outcomes. Whoever has paid nothing sees nothing. */
export function Receipts() {
  const load = useLoad(listPayments)
  if (load.state === 'loading') return <Skeleton shapes={['row']} label="Завантажуємо квитанції…" />
  if (load.state === 'failed')
    return (
      <ProblemNotice title="Не вдалося завантажити квитанції" onRetry={load.retry}>
        На преміум це не впливає.
      </ProblemNotice>
    )
  if (load.found.length === 0) return null
  return (
    <div className={css({ stack: '3' })}>
      <h3 className={css({ textStyle: 'subheading' })}>Квитанції</h3>
      <ul className={css({ stack: '3' })}>
        {load.found.map((payment) => (
          <ReceiptRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </div>
  )
}

const states: Record<Payment['state'], { text: string; tone: 'plain' | 'right' | 'wrong' }> = {
  created: { text: 'не завершено', tone: 'plain' },
  pending: { text: 'банк вирішує', tone: 'plain' },
  expired: { text: 'час вийшов', tone: 'plain' },
  failed: { text: 'не пройшло', tone: 'wrong' },
  paid: { text: 'оплачено', tone: 'right' },
  refunded: { text: 'повернуто', tone: 'plain' },
}

function ReceiptRow({ payment }: { payment: Payment }) {
  const { id, product, seats, amountMinor, refundedMinor, state, createdAt, paidAt, isTest, isOwn } = payment
  const { text, tone } = states[state]
  return (
    <li className={css({ stack: '1', padding: '3', border: 'line', borderRadius: 'cell' })}>
      <div className={css({ wrap: '2', justifyContent: 'space-between' })}>
        <strong>{product.title}</strong>
        <strong>{priceText(amountMinor)}</strong>
      </div>
      <div className={css({ wrap: '2', alignItems: 'center' })}>
        <Chip tone={tone}>{text}</Chip>
        {state === 'paid' && refundedMinor > 0 && <Chip>повернуто {priceText(refundedMinor)}</Chip>}
        {isTest && <Chip tone="marker">тест, гроші не списано</Chip>}
        {!isOwn && <Chip tone="plain">подарунок</Chip>}
        <span className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {dayText(paidAt ?? createdAt)}
          {seats !== null && ` · місць: ${seats}`}
        </span>
      </div>
      <span className={css({ textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' })}>№ {id}</span>
    </li>
  )
}
