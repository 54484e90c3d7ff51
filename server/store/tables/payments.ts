import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { paymentStateSchema } from '#contract/payment'
import { paywallVariantSchema, productSchema } from '#contract/product'
import { owner, users } from './accounts.ts'
import { moment } from './moment.ts'

/** Books outlive accounts: a payment whose user is gone names nobody. */
const somebody = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' })

/** One order with the provider, by the terms on which it was made. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    payerId: somebody('payer_id'),
    /** The user who gets the purchase. */
    beneficiaryId: somebody('beneficiary_id'),
    productId: text('product_id').notNull(),
    kind: text('kind', { enum: productSchema.entries.kind.options }).notNull(),
    title: text('title').notNull(),
    seats: integer('seats'),
    /** The group to renew; null opens one. */
    groupId: uuid('group_id'),
    amountMinor: integer('amount_minor').notNull(),
    /** One of the two says how long it lasts. */
    until: moment('until'),
    days: integer('days'),
    state: text('state', { enum: paymentStateSchema.options }).notNull(),
    isTest: boolean('is_test').notNull(),
    giftToken: text('gift_token'),
    /** For the receipt. */
    email: text('email'),
    /** The provider’s word for a refusal. */
    reason: text('reason'),
    createdAt: moment('created_at').notNull(),
    /** The moment when the provider was last asked. */
    checkedAt: moment('checked_at'),
    paidAt: moment('paid_at'),
    /** As the books of all payments for the same person say; see `termsOf`. */
    endsAt: moment('ends_at'),
    /** The moment when a test purchase was ended before its term, without money going back. */
    closedAt: moment('closed_at'),
    refundedAt: moment('refunded_at'),
    /** The sum returned so far: less than the amount where a part was returned. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    receiptSentAt: moment('receipt_sent_at'),
  },
  (table) => [index('payments_payer').on(table.payerId), index('payments_beneficiary').on(table.beneficiaryId)],
)

/** Links by which somebody else pays. */
export const gifts = pgTable(
  'gifts',
  {
    token: text('token').primaryKey(),
    userId: owner(),
    productId: text('product_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('gifts_user').on(table.userId)],
)

/** The variant of the offer that a visitor was given first; it never changes. */
export const paywallVariants = pgTable('paywall_variants', {
  userId: owner().primaryKey(),
  variant: text('variant', { enum: paywallVariantSchema.options }).notNull(),
})

/** The books of the sandbox that stands in for LiqPay; empty where LiqPay is set up. */
export const sandboxOrders = pgTable('sandbox_orders', {
  orderId: text('order_id').primaryKey(),
  order: jsonb('order').$type<Record<string, unknown>>().notNull(),
  status: text('status').notNull(),
  changedAt: moment('changed_at').notNull(),
})
