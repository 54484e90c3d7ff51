import { Hono } from 'hono'
import * as v from 'valibot'
import { passwordChangeSchema } from '#contract/auth'
import { cancellationSchema, storeSchema } from '#contract/subscription'
import { avatarRequestSchema } from '#contract/user'
import { changePassword } from '../../people/auth/change-password.ts'
import { endSessionOf, listSessions } from '../../people/auth/sessions.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { Problem, required } from '../../base/problem.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'
import { cancelSubscription } from '../../money/subscriptions/cancel.ts'
import { announceAvatar } from '../../people/users/avatar.ts'

/** Calls behind the page «Персональні дані»: signed-in devices, the avatar, subscriptions. */
export function profileRoutes(deps: Pick<Deps, 'db' | 'now' | 'isBehindProxy' | 'integrations'>) {
  const { db, now, integrations } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .get(
      '/v3/user/sessions',
      operation({ tag: 'session', summary: 'Signed-in devices', answer: 'DeviceSessionsAnswer' }),
      session,
      async (c) => c.json({ data: { sessions: await listSessions(db, c.var.session, now()) } }),
    )
    .delete(
      '/v3/user/sessions/:id',
      operation({ tag: 'session', summary: 'End the session of a device', answer: 'Done', refusals: [404] }),
      session,
      async (c) => {
        const id = c.req.param('id')
        const isEnded = v.is(uuid, id) && (await endSessionOf(db, c.var.session.userId, id))
        if (!isEnded) throw new Problem(404, 'Такого сеансу немає')
        return c.json({ success: true })
      },
    )
    .post(
      '/v3/user/password',
      operation({
        tag: 'user',
        summary: 'Change the password',
        body: 'PasswordChange',
        answer: 'Done',
        refusals: [403, 409, 422, 429],
        kind: 'passwords',
      }),
      session,
      accountRequired,
      async (c) => {
        const change = await readBody(c.req.raw, passwordChangeSchema)
        const outside = { post: integrations?.post ?? null, backgroundWork: integrations?.backgroundWork ?? null }
        await changePassword(db, outside, c.var.session, change, callerOf(c, deps))
        return c.json({ success: true })
      },
    )
    .post(
      '/v3/user/avatar',
      operation({
        tag: 'user',
        summary: 'Ask where to put a picture',
        body: 'AvatarRequest',
        answer: 'AvatarAnswer',
        refusals: [403, 429, 501],
      }),
      session,
      accountRequired,
      async (c) => {
        const announced = await readBody(c.req.raw, avatarRequestSchema)
        const avatars = required(integrations?.avatars)
        return c.json({ data: { upload_url: await announceAvatar(db, avatars, c.var.session.userId, announced, now()) } })
      },
    )
    .post(
      '/v3/subscriptions/:store/cancel',
      operation({ tag: 'user', summary: 'Stop the renewal of a subscription', body: 'Cancellation', answer: 'Done', refusals: [404] }),
      session,
      async (c) => {
        const store = c.req.param('store')
        const { store_item_id: itemId } = await readBody(c.req.raw, cancellationSchema)
        if (!v.is(storeSchema, store)) throw new Problem(404, 'Такої підписки немає')
        await cancelSubscription(db, { userId: c.var.session.userId, store, itemId }, now())
        return c.json({ success: true })
      },
    )
}

const uuid = v.pipe(v.string(), v.uuid())
