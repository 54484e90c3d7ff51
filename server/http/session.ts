import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hashToken } from '../auth/token.ts'
import type { Deps } from '../deps.ts'
import { sessions, users } from '../store/schema.ts'
import { Problem } from './problem.ts'

export type SignedIn = { Variables: { session: { userId: string; tokenHash: string; isAnonymous: boolean } } }

/** The bearer token of a request, if it has one that could be ours. */
export const bearerIn = (c: Context): string | undefined => /^Bearer ([\w-]{20,128})$/i.exec(c.req.header('authorization') ?? '')?.[1]

const hour = 60 * 60 * 1000

/** Lets a request pass with a live bearer token and says whose it is; 401 without one. Notes once an hour that the session was seen. */
export const sessionRequired = ({ db, now }: Deps) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const token = bearerIn(c)
    if (token === undefined) throw new Problem(401, 'Спершу увійди')
    const tokenHash = hashToken(token)
    const [session] = await db
      .select({ userId: sessions.userId, lastSeenAt: sessions.lastSeenAt, isAnonymous: users.isAnonymous })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now())))
    if (!session) throw new Problem(401, 'Сеанс завершено. Увійди знову')
    const { userId, isAnonymous, lastSeenAt } = session
    if (now().getTime() - (lastSeenAt?.getTime() ?? 0) >= hour)
      await db.update(sessions).set({ lastSeenAt: now() }).where(eq(sessions.tokenHash, tokenHash))
    c.set('session', { userId, tokenHash, isAnonymous })
    await next()
  })

/** After `sessionRequired`: refuses guests with 403. */
export const accountRequired = createMiddleware<SignedIn>(async (c, next) => {
  if (c.var.session.isAnonymous) throw new Problem(403, 'Спершу увійди або зареєструйся')
  await next()
})
