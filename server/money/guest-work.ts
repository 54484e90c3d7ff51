import { and, eq, inArray } from 'drizzle-orm'
import { inParts } from '../store/in-parts.ts'
import { gifts, payments, subscriptions } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import type { JoinedRows } from '../store/tables/packs.ts'
import { movePayments } from './payments/move.ts'
import { restatePremium } from './payments/restate-premium.ts'

/** Counts what was paid for a guest. */
export const countPaid = (db: Db, guestId: string): Promise<number> => db.$count(payments, eq(payments.beneficiaryId, guestId))

/** Moves subscriptions, payments and gifts of a guest to another person, whose premium then is what the books say. Runs inside the caller’s transaction. */
export async function movePaid(tx: Db, guestId: string, userId: string, now: Date): Promise<void> {
  await moveSubscriptions(tx, guestId, userId)
  await movePayments(tx, guestId, userId)
  await restatePremium(tx, userId, now)
}

async function moveSubscriptions(tx: Db, guestId: string, userId: string): Promise<void> {
  const moved = await tx.delete(subscriptions).where(eq(subscriptions.userId, guestId)).returning()
  if (moved.length > 0)
    await tx
      .insert(subscriptions)
      .values(moved.map((row) => ({ ...row, userId })))
      .onConflictDoNothing()
}

/** Names what a guest paid, what was paid for the guest, and the gifts. */
export async function paidRowsOf(tx: Db, guestId: string): Promise<Pick<JoinedRows, 'paid' | 'given' | 'gifts'>> {
  const ids = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map(({ id }) => id)
  return {
    paid: await ids(tx.select({ id: payments.id }).from(payments).where(eq(payments.payerId, guestId))),
    gifts: (await tx.select({ token: gifts.token }).from(gifts).where(eq(gifts.userId, guestId))).map(({ token }) => token),
    given: await ids(tx.select({ id: payments.id }).from(payments).where(eq(payments.beneficiaryId, guestId))),
  }
}

/** Gives the named rows back, as far as they are still the other person’s, and makes the premium of both what the books say. */
export async function movePaidBack(tx: Db, rows: JoinedRows, userId: string, guestId: string, now: Date): Promise<void> {
  await inParts(rows.paid, (ids) =>
    tx
      .update(payments)
      .set({ payerId: guestId })
      .where(and(eq(payments.payerId, userId), inArray(payments.id, ids))),
  )
  await inParts(rows.given, (ids) =>
    tx
      .update(payments)
      .set({ beneficiaryId: guestId })
      .where(and(eq(payments.beneficiaryId, userId), inArray(payments.id, ids))),
  )
  await tx
    .update(gifts)
    .set({ userId: guestId })
    .where(and(eq(gifts.userId, userId), inArray(gifts.token, rows.gifts)))
  for (const each of [userId, guestId]) await restatePremium(tx, each, now)
}
