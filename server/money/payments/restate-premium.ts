import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import { defaultStore } from '#contract/subscription'
import type { Db } from '../../store/store.ts'
import { payments, subscriptions, users } from '../../store/schema.ts'
import type { PaymentRow } from './payment-row.ts'
import { termsOf, type Standing, type Term } from './terms.ts'

/**
 * Makes the premium of a person what the books say. Runs inside the caller’s transaction.
 * @returns how many ends differed.
 */
export async function restatePremium(tx: Db, userId: string, now: Date): Promise<number> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (!user) return 0
  const booked = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.beneficiaryId, userId), ne(payments.kind, 'group')))
  const held = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const ids = new Set(booked.map(({ id }) => id))
  const elsewhere = held.filter(({ store, itemId }) => store !== defaultStore || !ids.has(itemId)).map(({ endsAt }) => endsAt.getTime())
  const terms = termsOf(booked.flatMap(standing), elsewhere.length === 0 ? null : new Date(Math.max(...elsewhere)))
  let mended = 0
  for (const row of booked) {
    const term = terms.find(({ id }) => id === row.id)
    const before = held.find(({ store, itemId }) => store === defaultStore && itemId === row.id)
    if (term) mended += await give(tx, row, userId, term, before?.endsAt)
    else if (before && before.endsAt > now) mended += await take(tx, row.id, userId, now)
  }
  return mended
}

/** A payment that was closed before its end gives nothing more. */
const standing = ({ id, until, days, paidAt, state, closedAt }: PaymentRow): Standing[] =>
  state === 'paid' && paidAt !== null && closedAt === null ? [{ id, until, days, paidAt }] : []

async function give(tx: Db, row: PaymentRow, userId: string, { from, to }: Term, before: Date | undefined): Promise<number> {
  if (row.endsAt?.getTime() !== to.getTime()) await tx.update(payments).set({ endsAt: to }).where(eq(payments.id, row.id))
  if (before?.getTime() === to.getTime()) return 0
  const fields = { store: defaultStore, itemId: row.id, userId, isRenewing: false, startedAt: from, endsAt: to, isTest: row.isTest }
  await tx
    .insert(subscriptions)
    .values(fields)
    .onConflictDoUpdate({
      target: [subscriptions.userId, subscriptions.store, subscriptions.itemId],
      set: { startedAt: from, endsAt: to },
    })
  return 1
}

async function take(tx: Db, paymentId: string, userId: string, now: Date): Promise<number> {
  await tx
    .update(subscriptions)
    .set({ endsAt: now, cancelledAt: now })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.store, defaultStore), eq(subscriptions.itemId, paymentId)))
  return 1
}

/** Everybody for whom something was paid. */
export async function listBeneficiaries(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: payments.beneficiaryId })
    .from(payments)
    .where(and(isNotNull(payments.beneficiaryId), isNotNull(payments.paidAt), ne(payments.kind, 'group'), isNull(payments.closedAt)))
  return rows.flatMap(({ userId }) => userId ?? [])
}
