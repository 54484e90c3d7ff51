import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { countWrite, sizeOf } from '../auth/quota.ts'
import { hashToken } from '../auth/token.ts'
import type { Deps } from '../deps.ts'
import { isStoreAway } from '../store/store-away.ts'
import { sessions, users } from '../store/schema.ts'
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
    const [session] = await db
      .select({ userId: sessions.userId, lastSeenAt: sessions.lastSeenAt, isUsed: sessions.isUsed, isAnonymous: users.isAnonymous })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          gt(sessions.expiresAt, now()),
          or(isNull(sessions.bearerEndsAt), gt(sessions.bearerEndsAt, now())),
        ),
      )
    if (!session) throw new Problem(401, 'Сеанс завершено. Увійди знову')
    const { userId, isAnonymous, lastSeenAt, isUsed } = session
    if (!isUsed || now().getTime() - (lastSeenAt?.getTime() ?? 0) >= hour)
      await db.update(sessions).set({ lastSeenAt: now(), isUsed: true }).where(eq(sessions.tokenHash, tokenHash)).catch(unlessAway)
    if (!safe.has(c.req.method)) await countWrite(db, { userId, isAnonymous }, sizeOf(c.req.raw.headers), now())
    c.set('session', { userId, tokenHash, isAnonymous })
    await next()
  })

/** After `sessionRequired`: refuses guests with 403. */
export const accountRequired = createMiddleware<SignedIn>(async (c, next) => {
  if (c.var.session.isAnonymous) throw new Problem(403, 'Спершу увійди або зареєструйся')
  await next()
})
