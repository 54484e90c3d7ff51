import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { findSession, type FoundSession } from '../../people/auth/find-session.ts'
import { refuseAboveQuota, sizeOf } from '../../people/auth/quota.ts'
import { hashToken } from '../../people/auth/token.ts'
import type { Deps } from '../deps.ts'
import { isStoreAway } from '../../base/store-away.ts'
import { sessions } from '../../store/schema.ts'
import { Problem } from '../../base/problem.ts'

export type SignedIn = { Variables: { session: { userId: string; tokenHash: string; isAnonymous: boolean } } }

/** The bearer token of a request, if it has one that could be ours. */
export const bearerIn = (c: Pick<Context, 'req'>): string | undefined =>
  /^Bearer ([\w-]{20,128})$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** The methods that count against no quota: reading and removing always pass. */
const safe = new Set(['GET', 'HEAD', 'DELETE'])
const hour = 60 * 60 * 1000

/** A store that may only be read still tells whose the session is. */
function unlessAway(error: unknown): void {
  if (!isStoreAway(error)) throw error
}

/** Lets a request pass with a live bearer token and says whose it is; 401 without one. Notes at its first use, and once an hour, that the session was seen. Throws 429 for a visitor who writes too much. */
export const sessionRequired = (deps: Pick<Deps, 'db' | 'now'>) =>
  letting(deps, (c) => (safe.has(c.req.method) ? null : sizeOf(c.req.raw.headers)))

/** As `sessionRequired`, for a call that bounds and counts by itself what it stores: it passes where the visitor’s place is full, too. */
export const sessionUncounted = (deps: Pick<Deps, 'db' | 'now'>) => letting(deps, () => null)

const letting = (deps: Pick<Deps, 'db' | 'now'>, counted: (c: Pick<Context, 'req'>) => number | null) =>
  createMiddleware<SignedIn>(async (c, next) => {
    const { session } = await admit(c, deps, (tokenHash, now) => findSession(deps.db, tokenHash, now, counted(c)))
    c.set('session', session)
    await next()
  })

/** Does what `sessionRequired` says with a session that `find` finds. @returns the session and all that was found. */
export async function admit<F extends FoundSession>(
  c: Pick<Context, 'req'>,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  find: (tokenHash: string, now: Date) => Promise<F | null>,
): Promise<{ session: SignedIn['Variables']['session']; found: F }> {
  const token = bearerIn(c)
  if (token === undefined) throw new Problem(401, 'Спершу увійди')
  const tokenHash = hashToken(token)
  const found = await find(tokenHash, now())
  if (!found) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  const { userId, isAnonymous, lastSeenAt, isUsed, used } = found
  if (!isUsed || now().getTime() - (lastSeenAt?.getTime() ?? 0) >= hour)
    await db.update(sessions).set({ lastSeenAt: now(), isUsed: true }).where(eq(sessions.tokenHash, tokenHash)).catch(unlessAway)
  if (used) refuseAboveQuota(used, isAnonymous)
  return { session: { userId, tokenHash, isAnonymous }, found }
}

/** After `sessionRequired`: refuses guests with 403. */
export const accountRequired = createMiddleware<SignedIn>(async (c, next) => {
  if (c.var.session.isAnonymous) throw new Problem(403, 'Спершу увійди або зареєструйся')
  await next()
})
