import { and, desc, eq, gt } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import type { DeviceSession } from '#contract/user'
import type { Caller } from '../http/caller.ts'
import type { Db } from '../store/store.ts'
import { sessions } from '../store/schema.ts'
import { hashToken, newToken } from './token.ts'

const day = 24 * 60 * 60 * 1000
const guestLife = 400 * day
const userLife = 90 * day
const refreshAfterSeconds = 24 * 60 * 60

/** Opens a session of a guest. A guest’s token is not refreshed: it is the only thread to the guest’s work. */
export async function openGuestSession(db: Db, userId: string, { device, now }: Caller): Promise<SessionAnswer> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + guestLife)
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, device, createdAt: now, lastSeenAt: now, expiresAt })
  return { success: true, data: { token } }
}

/** Opens a session of an account: a bearer and a token to refresh it with. */
export async function openSession(db: Db, userId: string, { device, now }: Caller): Promise<SessionAnswer> {
  const [row, answer] = newPair(now)
  await db.insert(sessions).values({ ...row, userId, device, createdAt: now, lastSeenAt: now })
  return answer
}

/** Says that the account was made by this very call. */
export const asNew = ({ success, data }: SessionAnswer): SessionAnswer => ({ success, data: { ...data, is_new: true } })

/** Exchanges a refresh token for a new pair; both old tokens end in the same statement. Null for a token that is not alive. */
export async function refreshSession(db: Db, refreshToken: string, now: Date): Promise<SessionAnswer | null> {
  const [row, answer] = newPair(now)
  const renewed = await db
    .update(sessions)
    .set({ ...row, lastSeenAt: now })
    .where(and(eq(sessions.refreshHash, hashToken(refreshToken)), gt(sessions.expiresAt, now)))
    .returning({ userId: sessions.userId })
  return renewed.length > 0 ? answer : null
}

/** Ends a session at once. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends a session of this owner by its id. False when the owner has no such session. */
export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of an account. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** The live sessions of an owner, the one last seen first. */
export async function listSessions(
  db: Db,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  now: Date,
): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
  return rows.map(({ id, device, createdAt, lastSeenAt, tokenHash: each }) => ({
    id,
    device,
    created_at: createdAt.toISOString(),
    last_seen_at: (lastSeenAt ?? createdAt).toISOString(),
    is_current: each === tokenHash,
  }))
}

function newPair(now: Date): [{ tokenHash: string; refreshHash: string; expiresAt: Date }, SessionAnswer] {
  const token = newToken()
  const refreshToken = newToken()
  return [
    { tokenHash: hashToken(token), refreshHash: hashToken(refreshToken), expiresAt: new Date(now.getTime() + userLife) },
    { success: true, data: { token, refresh_token: refreshToken, max_age: refreshAfterSeconds } },
  ]
}
