import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { countingWrite, refuseAboveQuota, sizeOf, type Used } from '../auth/quota.ts'
import { hashToken } from '../auth/token.ts'
import type { Deps } from '../deps.ts'
import { isStoreAway } from '../store/store-away.ts'
import { sessions, users } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { Problem } from './problem.ts'

export type SignedIn = { Variables: { session: { userId: string; tokenHash: string; isAnonymous: boolean } } }

/** The bearer token of a request, if it has one that could be ours. */
export const bearerIn = (c: Context): string | undefined => /^Bearer ([\w-]{20,128})$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** Whoever leaves, or removes everything, is held up by nothing. */
const safe = new Set(['GET', 'HEAD', 'DELETE'])
const hour = 60 * 60 * 1000

/** A store that may only be read still tells whose the session is. */
function unlessAway(error: unknown): void {
  if (!isStoreAway(error)) throw error
}

/** Lets a request pass with a live bearer token and says whose it is; 401 without one. Notes at its first use, and once an hour, that the session was seen. Throws 429 for a visitor who writes too much. */
export const sessionRequired = ({ db, now }: Deps) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const token = bearerIn(c)
    if (token === undefined) throw new Problem(401, 'Спершу увійди')
    const tokenHash = hashToken(token)
    const isWriting = !safe.has(c.req.method)
    const session = await findSession(db, tokenHash, now(), isWriting ? sizeOf(c.req.raw.headers) : null)
    if (!session) throw new Problem(401, 'Сеанс завершено. Увійди знову')
    const { userId, isAnonymous, lastSeenAt, isUsed, used } = session
    if (!isUsed || now().getTime() - (lastSeenAt?.getTime() ?? 0) >= hour)
      await db.update(sessions).set({ lastSeenAt: now(), isUsed: true }).where(eq(sessions.tokenHash, tokenHash)).catch(unlessAway)
    if (used) refuseAboveQuota(used, isAnonymous)
    c.set('session', { userId, tokenHash, isAnonymous })
    await next()
  })

/** After `sessionRequired`: refuses guests with 403. */
export const accountRequired = createMiddleware<SignedIn>(async (c, next) => {
  if (c.var.session.isAnonymous) throw new Problem(403, 'Спершу увійди або зареєструйся')
  await next()
})

type Found = { userId: string; isAnonymous: boolean; isUsed: boolean; lastSeenAt: Date | null; used: Used | null }
type FoundRow = {
  user_id: string
  is_anonymous: boolean
  is_used: boolean
  seen: number | null
  bytes: string | null
  writes: number | null
}

/** Finds a live session by the hash of its bearer and counts the write of `size` bytes that comes with it, in one question to the store. */
async function findSession(db: Db, tokenHash: string, now: Date, size: number | null): Promise<Found | null> {
  const at = now.toISOString()
  const known = sql`select s.user_id, u.is_anonymous, s.is_used, (extract(epoch from s.last_seen_at) * 1000)::float8 as seen
    from ${sessions} s join ${users} u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${at}::timestamptz and (s.bearer_ends_at is null or s.bearer_ends_at > ${at}::timestamptz)`
  const query =
    size === null
      ? sql`${known}`
      : sql`with known as (${known}), used as (${countingWrite('known', size, now)}) select known.*, used.bytes, used.writes from known left join used on true`
  const { rows } = (await db.execute(query)) as { rows: FoundRow[] }
  const [row] = rows
  if (!row) return null
  const { user_id: userId, is_anonymous: isAnonymous, is_used: isUsed, seen, bytes, writes } = row
  const used = size === null ? null : { bytes: Number(bytes ?? 0), writes: writes ?? 0 }
  return { userId, isAnonymous, isUsed, lastSeenAt: seen === null ? null : new Date(seen), used }
}
