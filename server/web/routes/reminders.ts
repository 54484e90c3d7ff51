import { Hono } from 'hono'
import { reminderLinkSchema, remindersChangeSchema } from '#contract/reminder'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { required } from '../../base/problem.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'
import { choose, followLink, readChoice } from '../../classes/reminders/choice.ts'

const call = { tag: 'user', answer: 'RemindersAnswer' } as const

/** Calls about the letters of reminders. */
export function reminderRoutes(deps: Pick<Deps, 'db' | 'now' | 'integrations'>) {
  const { db, now, integrations } = deps
  const session = sessionRequired(deps)
  const post = integrations?.post ?? null
  const view = async (userId: string) => ({ data: { reminders: { isAvailable: post !== null, ...(await readChoice(db, userId)) } } })
  return new Hono<SignedIn>()
    .get('/v3/user/reminders', operation({ ...call, summary: 'The own choice of reminders' }), session, async (c) =>
      c.json(await view(c.var.session.userId)),
    )
    .post(
      '/v3/user/reminders',
      operation({ ...call, summary: 'Switch reminders on or off', body: 'RemindersChange', refusals: [403, 409, 501] }),
      session,
      accountRequired,
      async (c) => {
        const change = await readBody(c.req.raw, remindersChangeSchema)
        if (change.isOn) required(post, 'Листи тут не налаштовано, тому нагадувань немає')
        await choose(db, c.var.session.userId, change)
        return c.json(await view(c.var.session.userId))
      },
    )
    .post(
      '/v3/reminders',
      operation({
        tag: 'user',
        isPublic: true,
        summary: 'Do what a link in a reminder says',
        body: 'ReminderLink',
        answer: 'ReminderLinkAnswer',
        refusals: [404],
      }),
      async (c) => {
        const { token } = await readBody(c.req.raw, reminderLinkSchema)
        return c.json({ data: await followLink(db, token, now()) })
      },
    )
}

/** The one-click unsubscribe of mail programs (RFC 8058): `POST` to the address of the page, without a session. It only ends letters. */
export const signOffRoutes = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  new Hono().post('/reminders', async (c) => {
    const token = c.req.query('link') ?? ''
    if (token.startsWith('off.')) await followLink(db, token, now())
    return c.body(null, 204)
  })
