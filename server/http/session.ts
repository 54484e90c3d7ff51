import { and, eq, gt } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { hashToken } from '../auth/token.ts'
import type { Deps } from '../deps.ts'
import { sessions } from '../store/schema.ts'
import { Problem } from './problem.ts'

export type SignedIn = { Variables: { session: { userId: string; tokenHash: string } } }

/** Lets a request pass with a live bearer token and says whose it is; 401 without one. */
export const sessionRequired = ({ db, now }: Deps) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const token = /^Bearer ([\w-]{20,128})$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) throw new Problem(401, 'Спершу увійди')
    const tokenHash = hashToken(token)
    const [session] = await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now())))
    if (!session) throw new Problem(401, 'Сеанс завершено. Увійди знову')
    c.set('session', { userId: session.userId, tokenHash })
    await next()
  })
