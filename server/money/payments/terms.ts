import { dayMs } from '#domain/duration'
import type { PaymentRow } from './payment-row.ts'

/** A payment that stands: its money has come and has not all gone back. One of `until` and `days` says how long it lasts. */
export type Standing = Pick<PaymentRow, 'id' | 'until' | 'days'> & { paidAt: Date }
export type Term = { id: string; from: Date; to: Date }

/**
 * What payments for one person give, in whatever order they came: a season lasts until its day, days begin where running premium ends.
 * `already`: premium from elsewhere.
 */
export function termsOf(payments: readonly Standing[], already: Date | null): Term[] {
  let running = already
  return payments.toSorted(byTime).map(({ id, paidAt, until, days }) => {
    const from = until === null && running !== null && running > paidAt ? running : paidAt
    const to = until ?? new Date(from.getTime() + (days ?? 0) * dayMs)
    if (running === null || to > running) running = to
    return { id, from, to }
  })
}

const byTime = (a: Standing, b: Standing): number => a.paidAt.getTime() - b.paidAt.getTime() || (a.id < b.id ? -1 : 1)
