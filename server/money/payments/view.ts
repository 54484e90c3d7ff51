import type { Payment } from '#contract/payment'
import type { PaymentRow } from './payment-row.ts'

const reasons: Record<string, string> = {
  limit: 'Перевищено ліміт картки на оплату в інтернеті',
  frod: 'Банк вважає платіж незвичним і просить його підтвердити',
  decline: 'Банк відхилив платіж',
  err_cache: 'Час на оплату вийшов',
  cancel: 'Оплату скасовано',
}

/** A payment as one of the two who may see it sees it; `userId` is the caller. */
export const viewPayment = (row: PaymentRow, userId: string): Payment => ({
  id: row.id,
  product: { id: row.productId, kind: row.kind, title: row.title },
  seats: row.seats,
  amountMinor: row.amountMinor,
  currency: 'UAH',
  state: row.state,
  isTest: row.isTest,
  isGift: row.giftToken !== null,
  isOwn: row.beneficiaryId === userId,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  until: row.endsAt?.toISOString() ?? null,
  refundedAt: row.refundedAt?.toISOString() ?? null,
  refundedMinor: row.refundedMinor,
  reason: row.state === 'failed' ? (reasons[row.reason ?? ''] ?? 'Банк відхилив платіж') : null,
})
