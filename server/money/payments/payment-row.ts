import type { payments } from '../../store/schema.ts'

/** A payment as it is stored. */
export type PaymentRow = typeof payments.$inferSelect
