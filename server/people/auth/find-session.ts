import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { builtOnce } from '../../store/built-once.ts'
import { sessions, usage, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { countingWrite, writeOf, type Used } from './quota.ts'

/** The owner of a session, when it was last seen and, for a call that writes, how much its visitor has written. */
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

/** The parts of a question that finds a writer and counts his write: `fields` of the rows that `known` and `used` come to. */
export function writerIn(db: Db) {
  const known = db.$with('known').as(selectLive(db))
  const used = db.$with('used', { bytes: usage.bytes, writes: usage.writes }).as(countingWrite('known'))
  const { userId, isAnonymous, isUsed, lastSeenAt } = known
  return { known, used, fields: { userId, isAnonymous, isUsed, lastSeenAt, bytes: used.bytes, writes: used.writes } }
}

const findWriter = builtOnce((db) => {
  const { known, used, fields } = writerIn(db)
  return db
    .with(known, used)
    .select(fields)
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
  return writer ? withUse(writer) : null
}

type Counted = { bytes: number | null; writes: number | null }

/** A found writer with what he has used. */
export const withUse = <W extends Counted>({ bytes, writes, ...found }: W) => ({
  ...found,
  used: { bytes: bytes ?? 0, writes: writes ?? 0 },
})
