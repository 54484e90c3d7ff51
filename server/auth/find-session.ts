import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { builtOnce } from '../store/built-once.ts'
import { sessions, usage, users } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { countingWrite, writeOf, type Used } from './quota.ts'

/** Whose a session is, when it was last seen, and what its visitor has written, where the call writes. */
export type FoundSession = { userId: string; isAnonymous: boolean; isUsed: boolean; lastSeenAt: Date | null; used: Used | null }

export const sessionFields = {
  userId: sessions.userId,
  isAnonymous: users.isAnonymous,
  isUsed: sessions.isUsed,
  lastSeenAt: sessions.lastSeenAt,
}
const at = sql`${sql.placeholder('at')}::timestamptz`
/** Has placeholders for the hash of the bearer and for the moment. */
export const isLive = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  gt(sessions.expiresAt, at),
  or(isNull(sessions.bearerEndsAt), gt(sessions.bearerEndsAt, at)),
)

const selectLive = (db: Db) => db.select(sessionFields).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(isLive)
const findReader = builtOnce((db) => selectLive(db).prepare('find_reader'))

const findWriter = builtOnce((db) => {
  const known = db.$with('known').as(selectLive(db))
  const used = db.$with('used', { bytes: usage.bytes, writes: usage.writes }).as(countingWrite('known'))
  const { userId, isAnonymous, isUsed, lastSeenAt } = known
  return db
    .with(known, used)
    .select({ userId, isAnonymous, isUsed, lastSeenAt, bytes: used.bytes, writes: used.writes })
    .from(known)
    .leftJoin(used, sql`true`)
    .prepare('find_writer')
})

/** Finds a live session by the hash of its bearer and counts the write of `size` bytes that comes with it, in one question to the store; a `size` of null writes nothing. */
export async function findSession(db: Db, tokenHash: string, now: Date, size: number | null): Promise<FoundSession | null> {
  const asked = { tokenHash, at: now.toISOString() }
  if (size === null) {
    const [reader] = await findReader(db, asked)
    return reader ? { ...reader, used: null } : null
  }
  const [writer] = await findWriter(db, { ...asked, ...writeOf(size, now) })
  if (!writer) return null
  const { bytes, writes, ...session } = writer
  return { ...session, used: { bytes: bytes ?? 0, writes: writes ?? 0 } }
}
