import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Statistic, User } from '#contract/user'
import { endSession } from '../auth/sessions.ts'
import type { Deps } from '../deps.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../http/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import type { Db } from '../store/open.ts'
import { results, users } from '../store/schema.ts'

/** Calls about the holder of the token. */
export function userRoutes(deps: Deps) {
  const { db } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .get('/v3/user', operation({ tag: 'user', summary: 'Who holds the token', answer: 'UserAnswer' }), session, async (c) =>
      c.json({ data: { user: await readUser(db, c.var.session.userId) } }),
    )
    .get(
      '/v3/user/v2-statistic',
      operation({ tag: 'user', summary: 'What the pupil has done so far', answer: 'StatisticAnswer' }),
      session,
      async (c) => c.json({ data: { statistic: await readStatistic(db, c.var.session.userId) } }),
    )
    .post('/v3/user/logout', operation({ tag: 'session', summary: 'End the session', answer: 'Done' }), session, async (c) => {
      await endSession(db, c.var.session.tokenHash)
      return c.json({ success: true })
    })
}

async function readUser(db: Db, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  return { id, is_anonymous: user.isAnonymous, name: user.name, email: user.email, avatar_url: null, premium: { status: 'none' } }
}

async function readStatistic(db: Db, userId: string): Promise<Statistic> {
  const [statistic] = await db
    .select({
      surveys_finished: sql<number>`count(*)::int`,
      answers_given: sql<number>`coalesce(sum(${results.answered}), 0)::int`,
      points_earned: sql<number>`coalesce(sum(${results.raw}), 0)::int`,
      points_possible: sql<number>`coalesce(sum(${results.max}), 0)::int`,
    })
    .from(results)
    .where(eq(results.userId, userId))
  return statistic ?? { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0 }
}
