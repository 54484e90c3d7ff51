import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { moveFlashcards } from '../study/flashcards/move-flashcards.ts'
import { movePayments } from '../money/payments/move.ts'
import { restatePremium } from '../money/payments/restate-premium.ts'
import {
  faultReports,
  groups,
  joinedGuests,
  onceAnswers,
  packs,
  results,
  sessions,
  subscriptions,
  surveys,
  taskAnswers,
  userFacts,
  users,
} from '../store/schema.ts'
import { moveUsage } from '../people/auth/quota.ts'
import { hashToken } from '../people/auth/token.ts'

/**
 * Moves everything a guest has done to an account and ends the guest. Runs inside the caller’s transaction.
 * A token that is unknown, already moved or not a guest’s changes nothing, so the call may be repeated. With `isKept` the guest stays, with nothing and without a session.
 */
export async function mergeGuest(
  tx: Db,
  guestToken: string | undefined,
  userId: string,
  now: Date,
  { isKept = false } = {},
): Promise<void> {
  if (guestToken === undefined) return
  const owner = tx
    .select({ id: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(guestToken)))
  const [guest] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, owner), eq(users.isAnonymous, true)))
    .for('update')
  if (!guest || guest.id === userId) return
  await tx.update(surveys).set({ userId }).where(eq(surveys.userId, guest.id))
  await tx.update(faultReports).set({ userId }).where(eq(faultReports.userId, guest.id))
  await tx.update(packs).set({ userId }).where(eq(packs.userId, guest.id))
  await tx.update(results).set({ userId }).where(eq(results.userId, guest.id))
  await tx.update(taskAnswers).set({ userId }).where(eq(taskAnswers.userId, guest.id))
  await moveFlashcards(tx, guest.id, userId)
  await tx.update(groups).set({ ownerId: userId }).where(eq(groups.ownerId, guest.id))
  await moveUsage(tx, guest.id, userId)
  await moveUserFacts(tx, guest.id, userId)
  await moveOnceAnswers(tx, guest.id, userId)
  await moveSubscriptions(tx, guest.id, userId)
  await movePayments(tx, guest.id, userId)
  await restatePremium(tx, userId, now)
  await tx.update(joinedGuests).set({ userId }).where(eq(joinedGuests.userId, guest.id))
  if (isKept) await tx.delete(sessions).where(eq(sessions.userId, guest.id))
  else await tx.delete(users).where(eq(users.id, guest.id))
}

/** A fact that both hold is the same fact; that of the guest goes with the guest. A year of them is more than one statement can name. */
async function moveUserFacts(tx: Db, guestId: string, userId: string): Promise<void> {
  const known = tx.select({ id: userFacts.id }).from(userFacts).where(eq(userFacts.userId, userId))
  await tx
    .update(userFacts)
    .set({ userId })
    .where(and(eq(userFacts.userId, guestId), notInArray(userFacts.id, known)))
}

/** A key that both have used stays with the account. */
async function moveOnceAnswers(tx: Db, guestId: string, userId: string): Promise<void> {
  const moved = await tx.delete(onceAnswers).where(eq(onceAnswers.userId, guestId)).returning()
  if (moved.length > 0)
    await tx
      .insert(onceAnswers)
      .values(moved.map((row) => ({ ...row, userId })))
      .onConflictDoNothing()
}

async function moveSubscriptions(tx: Db, guestId: string, userId: string): Promise<void> {
  const moved = await tx.delete(subscriptions).where(eq(subscriptions.userId, guestId)).returning()
  if (moved.length > 0)
    await tx
      .insert(subscriptions)
      .values(moved.map((row) => ({ ...row, userId })))
      .onConflictDoNothing()
}
