import { dayMs } from '#domain/duration'
import { and, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import type { DeviceSession } from '#contract/user'
import type { Caller } from '../../base/caller.ts'
import type { Db } from '../../store/store.ts'
import { sessions, spentRefreshes } from '../../store/schema.ts'
import { hashToken, newToken } from './token.ts'

/** More than anybody has devices, and few enough that sign-ins without end store nothing more. */
const mostSessions = 100
const guestLife = 400 * dayMs
const userLife = 90 * dayMs
const bearerSeconds = 60 * 60
/** Five minutes before its end, so that a slow network is in time. */
const refreshAfterSeconds = 55 * 60

/** Opens a session of a guest. A guest’s token is not refreshed: it is the only thread to the guest’s work. */
export async function openGuestSession(db: Db, userId: string, { device, now }: Caller): Promise<SessionAnswer> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + guestLife)
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, device, createdAt: now, lastSeenAt: now, expiresAt })
  return { success: true, data: { token } }
}

/** Opens a session of an account: a bearer and a token to refresh it with. Beyond a hundred those end that were not used for longest. */
export async function openSession(db: Db, userId: string, { device, now }: Caller): Promise<SessionAnswer> {
  const [row, answer] = newPair(now)
  const expiresAt = new Date(now.getTime() + userLife)
  await db.insert(sessions).values({ ...row, userId, device, createdAt: now, lastSeenAt: now, expiresAt })
  const beyond = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`))
    .offset(mostSessions)
  await db.delete(sessions).where(inArray(sessions.id, beyond))
  return answer
}

/** Says that the account was made by this very call. */
export const asNew = ({ success, data }: SessionAnswer): SessionAnswer => ({ success, data: { ...data, is_new: true } })

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

/**
 * Ends the session that one of its tokens opened, told by the hash of the token: whoever knows only that can do nothing else with it. A hash of nothing
 * changes nothing.
 */
export async function endSessionByHash(db: Db, hash: string): Promise<void> {
  const spent = db.select({ id: spentRefreshes.session }).from(spentRefreshes).where(eq(spentRefreshes.refreshHash, hash))
  await db.delete(sessions).where(or(eq(sessions.tokenHash, hash), eq(sessions.refreshHash, hash), inArray(sessions.id, spent)))
}

/** Ends all sessions of an account, but for the one with this bearer. */
export async function endSessions(db: Db, userId: string, but = ''): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, but)))
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

/** New tokens of a session: what is stored of them, and what its holder gets. */
export function newPair(
  now: Date,
): [Pick<typeof sessions.$inferInsert, 'tokenHash' | 'refreshHash' | 'bearerEndsAt' | 'isUsed'>, SessionAnswer] {
  const token = newToken()
  const refreshToken = newToken()
  const bearerEndsAt = new Date(now.getTime() + bearerSeconds * 1000)
  return [
    { tokenHash: hashToken(token), refreshHash: hashToken(refreshToken), bearerEndsAt, isUsed: false },
    { success: true, data: { token, refresh_token: refreshToken, max_age: refreshAfterSeconds } },
  ]
}
