import { eq, or } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { gifts, payments, paywallVariants } from '../../store/schema.ts'

/** Moves a guest’s payments, gifts and paywall variant into the account; a variant that the account has stays. */
export async function movePayments(tx: Db, guestId: string, userId: string): Promise<void> {
  await tx.update(payments).set({ payerId: userId }).where(eq(payments.payerId, guestId))
  await tx.update(payments).set({ beneficiaryId: userId }).where(eq(payments.beneficiaryId, guestId))
  await tx.update(gifts).set({ userId }).where(eq(gifts.userId, guestId))
  const [shown] = await tx.delete(paywallVariants).where(eq(paywallVariants.userId, guestId)).returning()
  if (shown)
    await tx
      .insert(paywallVariants)
      .values({ ...shown, userId })
      .onConflictDoNothing()
}

/** The books keep the payment without the payer’s address. */
export async function forgetPayer(db: Db, userId: string): Promise<void> {
  await db.update(payments).set({ email: null }).where(eq(payments.payerId, userId))
}

/** Reads payments by the user and for the user, without the addresses of others. */
export async function exportPayments(db: Db, userId: string): Promise<object[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(or(eq(payments.payerId, userId), eq(payments.beneficiaryId, userId)))
  return rows.map(({ payerId, beneficiaryId, email, giftToken: _link, checkedAt: _checked, ...rest }) => ({
    ...rest,
    isPayer: payerId === userId,
    isForMe: beneficiaryId === userId,
    email: payerId === userId ? email : null,
  }))
}
