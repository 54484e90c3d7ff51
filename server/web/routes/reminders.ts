import { Hono } from 'hono'
import { calendarChangeSchema, reminderLinkSchema, remindersChangeSchema } from '#contract/reminder'
import { Problem } from '../../base/problem.ts'
import { changeFeed, choose, followLink, readChoice } from '../../classes/reminders/choice.ts'
import { writeFeed } from '../../classes/reminders/plan-feed.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'

const call = { tag: 'user', answer: 'RemindersAnswer' } as const

/** Calls about reminders: their one way and hour, the calendar, and what links in them do. */
export function reminderRoutes(deps: Pick<Deps, 'db' | 'now' | 'integrations'>) {
  const { db, now, integrations } = deps
  const session = sessionRequired(deps)
  const [post, push] = [integrations?.post ?? null, integrations?.push ?? null]
  const view = async (userId: string) => {
    const { devices, ...choice } = await readChoice(db, userId)
    return { data: { reminders: { isAvailable: post !== null, ...choice, push: { key: push?.publicKey ?? null, devices } } } }
  }
  return new Hono<SignedIn>()
    .get('/v3/user/reminders', operation({ ...call, summary: 'The own choice of reminders' }), session, async (c) =>
      c.json(await view(c.var.session.userId)),
    )
    .post(
      '/v3/user/reminders',
      operation({
        ...call,
        summary: 'Choose the way and the hour of reminders, or switch them off',
        note: 'Letters are for accounts alone.',
        body: 'RemindersChange',
        refusals: [403, 409, 501],
      }),
      session,
      async (c) => {
        const change = await readBody(c.req.raw, remindersChangeSchema)
        await choose(db, c.var.session, change, { hasPost: post !== null, mayPush: push?.mayPush ?? null }, now())
        return c.json(await view(c.var.session.userId))
      },
    )
    .post(
      '/v3/user/calendar',
      operation({
        ...call,
        summary: 'Give the calendar of the plan a new address, or end it',
        note: 'The former address ends at once.',
        body: 'CalendarChange',
      }),
      session,
      async (c) => {
        const { isOn } = await readBody(c.req.raw, calendarChangeSchema)
        await changeFeed(db, c.var.session.userId, isOn)
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

/** The one-click unsubscribe of mail programs (RFC 8058): `POST` to the address of the page, without a session. It only ends reminders. */
export const signOffRoutes = ({ db, now }: Pick<Deps, 'db' | 'now'>) =>
  new Hono().post('/reminders', async (c) => {
    const token = c.req.query('link') ?? ''
    if (token.startsWith('off.')) await followLink(db, token, now())
    return c.body(null, 204)
  })

/** The plan for a calendar program, which has no session: whoever knows the secret in the address may read it. Nobody keeps it on the way. */
export const calendarRoutes = ({ db, now, siteUrl = '' }: Pick<Deps, 'db' | 'now' | 'siteUrl'>) =>
  new Hono().get('/calendar/:file', async (c) => {
    const key = /^([\w-]{43})\.ics$/.exec(c.req.param('file'))?.[1]
    if (key === undefined) throw new Problem(404, 'Такого календаря немає')
    const text = await writeFeed(db, key, { now: now(), site: siteUrl.replace(/\/+$/, '') })
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    })
  })
