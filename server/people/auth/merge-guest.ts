import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { joinedGuests, onceAnswers, sessions, users } from '../../store/schema.ts'
import type { WorkOfGuests } from './guest-work.ts'
import { moveUsage } from './quota.ts'
import { hashToken } from './token.ts'

/**
 * Moves everything a guest has done to an account and ends the guest, who stays empty with `isKept`. Runs inside the caller’s
 * transaction; it may be repeated.
 */
export async function mergeGuest(
  tx: Db,
  work: WorkOfGuests,
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
  await moveUsage(tx, guest.id, userId)
  await moveOnceAnswers(tx, guest.id, userId)
  await work.move(tx, guest.id, userId, now)
  await tx.update(joinedGuests).set({ userId }).where(eq(joinedGuests.userId, guest.id))
  if (isKept) await tx.delete(sessions).where(eq(sessions.userId, guest.id))
  else await tx.delete(users).where(eq(users.id, guest.id))
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
