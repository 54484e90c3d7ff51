import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { consentSchema } from '#contract/auth'
import { profileSchema } from '#contract/user'
import { giveConsent } from '../../people/auth/consent.ts'
import { endSession } from '../../people/auth/sessions.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { holderRequired } from '../http/holder.ts'
import { operation } from '../http/operation.ts'
import { streamedJson } from '../../base/streamed.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'
import { users } from '../../store/schema.ts'
import { readReadiness } from '../../study/summary/readiness.ts'
import { deleteUser } from '../../people/users/delete.ts'
import { exportUser } from '../export/export.ts'
import { readStatistic } from '../../study/summary/statistic.ts'
import { tellUser, viewUser } from '../../people/users/view.ts'

/** Calls about the holder of the token. */
export function userRoutes(deps: Pick<Deps, 'db' | 'work' | 'now' | 'integrations'>) {
  const { db, now, integrations, work } = deps
  const session = sessionRequired(deps)
  const avatars = integrations?.avatars ?? null
  return new Hono<SignedIn>()
    .get('/v3/user', operation({ tag: 'user', summary: 'Who holds the token', answer: 'UserAnswer' }), holderRequired(deps), async (c) =>
      c.json({ data: { user: await tellUser(db, avatars, c.get('holder'), now()) } }),
    )
    .post(
      '/v3/user',
      operation({ tag: 'user', summary: 'Change the profile', body: 'Profile', answer: 'UserAnswer', refusals: [403] }),
      session,
      accountRequired,
      async (c) => {
        const { userId } = c.var.session
        const { name } = await readBody(c.req.raw, profileSchema)
        if (name !== undefined) await db.update(users).set({ name }).where(eq(users.id, userId))
        return c.json({ data: { user: await viewUser(db, avatars, userId, now()) } })
      },
    )
    .post(
      '/v3/user/consent',
      operation({ tag: 'user', summary: 'Say which terms were agreed to', body: 'Consent', answer: 'Done', refusals: [403] }),
      session,
      accountRequired,
      async (c) => {
        const { version } = await readBody(c.req.raw, consentSchema)
        await giveConsent(db, c.var.session.userId, version, now())
        return c.json({ success: true })
      },
    )
    .delete(
      '/v3/user',
      operation({ tag: 'user', summary: 'Remove the user and everything about it', answer: 'Done' }),
      session,
      async (c) => {
        await deleteUser(db, avatars, work, c.var.session.userId, now())
        return c.json({ success: true })
      },
    )
    .get(
      '/v3/user/v2-statistic',
      operation({ tag: 'user', summary: 'What the pupil has done so far', answer: 'StatisticAnswer', kind: 'statistics' }),
      session,
      async (c) => c.json({ data: { statistic: await readStatistic(db, c.var.session.userId, now()) } }),
    )
    .get(
      '/v3/user/readiness',
      operation({ tag: 'user', summary: 'How ready the pupil is, by subject', answer: 'ReadinessAnswer', kind: 'statistics' }),
      session,
      async (c) => c.json({ data: { readiness: await readReadiness(db, c.var.session.userId, now()) } }),
    )
    .get(
      '/v3/user/export',
      operation({ tag: 'user', summary: 'Everything stored about the user', answer: 'ExportAnswer', kind: 'statistics' }),
      session,
      async (c) => streamedJson(await exportUser(db, avatars, c.var.session, now())),
    )
    .post('/v3/user/logout', operation({ tag: 'session', summary: 'End the session', answer: 'Done' }), session, async (c) => {
      await endSession(db, c.var.session.tokenHash)
      return c.json({ success: true })
    })
}
