import type { Payment } from '#contract/payment'
import { priceText } from '@/shared/lib/price-text'
import { dayOf } from '../model/day-of'
import { Terms } from './terms'

/** Shows a payment as a receipt. */
export const Receipt = ({ payment }: { payment: Payment }) => (
  <Terms
    rows={[
      ['Що', payment.product.title],
      ...(payment.seats === null ? [] : [['Місць', String(payment.seats)] as const]),
      ['Сума', priceText(payment.amountMinor)],
      ...(payment.refundedMinor === 0 ? [] : [['Повернуто', priceText(payment.refundedMinor)] as const]),
      ...(payment.until === null ? [] : [['Діє до', dayOf(payment.until)] as const]),
      ['Номер платежу', payment.id],
    ]}
  />
)
