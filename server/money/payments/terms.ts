import { dayMs } from '#contract/duration'
import type { PaymentRow } from './payment-row.ts'

/** A payment that stands: its money has come and has not all gone back. One of `until` and `days` says how long it lasts. */
export type Standing = Pick<PaymentRow, 'id' | 'until' | 'days'> & { paidAt: Date }
export type Term = { id: string; from: Date; to: Date }

/**
 * Computes what payments for one person give, whatever order they were told in: a season lasts until its day, and days begin where the premium that
 * runs already ends. `already` is the end of premium that came from elsewhere, null without any.
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
