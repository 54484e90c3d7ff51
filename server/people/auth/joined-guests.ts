import { and, eq, gt, ne } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import { handBackMinutes, type GuestWork } from '#contract/handover'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { joinedGuests, sessions, users } from '../../store/schema.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { WorkOfGuests } from './guest-work.ts'
import { mergeGuest } from './merge-guest.ts'
import { openGuestSession } from './sessions.ts'
import { hashToken } from './token.ts'

/** The guest behind a token, or null: a session that has ended, an account, or nothing of ours. */
export async function findGuest(db: Db, token: string | undefined, now: Date): Promise<string | null> {
  if (token === undefined) return null
  const [guest] = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now), eq(users.isAnonymous, true)))
  return guest?.id ?? null
}

/** Counts what a guest has done. */
export const countWork = async (db: Db, work: WorkOfGuests, userId: string | null): Promise<GuestWork> =>
  userId === null ? { surveys: 0, others: 0 } : work.count(db, userId)

/** Moves the work of a guest to another one and remembers which rows it was, so that the holder of the former token can take it back. */
export async function joinGuest(tx: Db, work: WorkOfGuests, token: string, guestId: string, userId: string, now: Date): Promise<void> {
  const rows = await work.rowsOf(tx, guestId)
  await mergeGuest(tx, work, token, userId, now, { isKept: true })
  const endsAt = new Date(now.getTime() + handBackMinutes * 60_000)
  await tx.insert(joinedGuests).values({ guestId, userId, tokenHash: hashToken(token), rows, endsAt })
}

/**
 * Makes a device the guest again that it was before: joined rows go back, and the session of the bearer ends. Throws 404 when the time is
 * over.
 */
export function takeBack(db: Db, work: WorkOfGuests, token: string, caller: Caller): Promise<SessionAnswer> {
  return inTransaction(db, async (tx) => {
    const [joined] = await tx
      .delete(joinedGuests)
      .where(and(eq(joinedGuests.tokenHash, hashToken(token)), gt(joinedGuests.endsAt, caller.now)))
      .returning()
    const guestId = joined?.guestId ?? (await findGuest(tx, token, caller.now))
    if (guestId === null) throw new Problem(404, 'Десять хвилин минули: роботу цього пристрою вже не відокремити')
    if (joined?.userId) await work.moveBack(tx, joined.rows, joined.userId, guestId, caller.now)
    if (caller.bearer !== undefined)
      await tx.delete(sessions).where(and(eq(sessions.tokenHash, hashToken(caller.bearer)), ne(sessions.userId, guestId)))
    return joined ? openGuestSession(tx, guestId, caller) : { success: true, data: { token } }
  })
}

/** Before a user goes: what was joined to him lately belongs to others and goes back to them. */
export async function moveAllBack(tx: Db, work: WorkOfGuests, userId: string, now: Date): Promise<void> {
  const joined = await tx
    .update(joinedGuests)
    .set({ userId: null })
    .where(and(eq(joinedGuests.userId, userId), gt(joinedGuests.endsAt, now)))
    .returning()
  for (const { rows, guestId } of joined) await work.moveBack(tx, rows, userId, guestId, now)
}
