import { Hono } from 'hono'
import { handBackSchema, handoverPreviewSchema, handoverTakeSchema } from '#contract/handover'
import { previewHandover, openHandover, stateOfHandover, takeHandover } from '../../people/auth/handover.ts'
import { takeBack } from '../../people/auth/joined-guests.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'

/** Calls by which a guest goes on at another device. Who has an account signs in there. */
export function handoverRoutes(deps: Pick<Deps, 'db' | 'work' | 'now' | 'isBehindProxy'>) {
  const { db, now, work } = deps
  const session = sessionRequired(deps)
  const tag = 'session'
  return new Hono<SignedIn>()
    .post(
      '/v3/auth/handover',
      operation({
        tag,
        summary: 'A code by which another device becomes this guest',
        answer: 'HandoverAnswer',
        status: 201,
        refusals: [403, 429],
      }),
      session,
      async (c) => {
        const { userId, isAnonymous } = c.var.session
        if (!isAnonymous) throw new Problem(403, 'На іншому пристрої просто увійди у свій акаунт')
        return c.json({ data: await openHandover(db, userId, callerOf(c, deps)) }, 201)
      },
    )
    .get(
      '/v3/auth/handover',
      operation({ tag, summary: 'What has become of the code', answer: 'HandoverStateAnswer' }),
      session,
      async (c) => c.json({ data: await stateOfHandover(db, c.var.session.userId, now()) }),
    )
    .post(
      '/v3/auth/handover/look',
      operation({
        tag,
        summary: 'Whose work would meet whose behind a code',
        body: 'HandoverLook',
        answer: 'HandoverLookAnswer',
        isPublic: true,
        refusals: [404, 429],
      }),
      async (c) => c.json({ data: await previewHandover(db, await readBody(c.req.raw, handoverPreviewSchema), callerOf(c, deps), work) }),
    )
    .post(
      '/v3/auth/handover/back',
      operation({
        tag,
        summary: 'Become the guest again that this device was before it took over',
        body: 'HandBack',
        answer: 'SessionAnswer',
        isPublic: true,
        refusals: [404],
      }),
      async (c) => c.json(await takeBack(db, work, (await readBody(c.req.raw, handBackSchema)).anonymous_token, callerOf(c, deps))),
    )
    .post(
      '/v3/auth/handover/take',
      operation({
        tag,
        summary: 'Become the guest behind a code',
        body: 'HandoverTake',
        answer: 'SessionAnswer',
        isPublic: true,
        refusals: [404, 409, 429],
      }),
      async (c) => c.json(await takeHandover(db, await readBody(c.req.raw, handoverTakeSchema), callerOf(c, deps), work)),
    )
}
