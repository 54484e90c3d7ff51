import { Hono } from 'hono'
import { groupChangeSchema } from '#contract/group'
import { workRequestSchema } from '#contract/group-work'
import type { Deps } from '../deps.ts'
import { tableDecks } from '../../content/table-decks.ts'
import { closeClass } from '../../classes/groups/close-class.ts'
import { giveWork, withdrawWork } from '../../classes/groups/give-work.ts'
import { openClass } from '../../classes/groups/open-class.ts'
import { readBody } from '../http/body.ts'
import { once, onceKey } from '../../store/once.ts'
import { operation } from '../http/operation.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'
import { inTransaction } from '../../store/transaction.ts'
import { groupAnswers, groupIdFrom } from './groups.ts'

const call = { tag: 'groups', answer: 'GroupAnswer' } as const

/** Calls that open and delete a class without a payment, and that give a group topics, lessons and decks. */
export function groupWorkRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  return new Hono<SignedIn>().route('/', classCalls(deps)).route('/', workCalls(deps))
}

function classCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const { answer } = groupAnswers(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/groups',
      operation({ ...call, summary: 'Open a class', body: 'GroupChange', isOnce: true, status: 201, refusals: [403] }),
      session,
      accountRequired,
      async (c) => {
        const key = onceKey(c)
        const body = await readBody(c.req.raw, groupChangeSchema)
        const { userId } = c.var.session
        const { id } = await once(db, { userId, route: 'open class', key, body, now: now() }, async (tx) => ({
          id: await openClass(tx, userId, body.title, now()),
        }))
        return c.json(await answer(db, userId, id), 201)
      },
    )
    .delete(
      '/v3/groups/:group',
      operation({ tag: 'groups', summary: 'Delete a class', answer: 'Done', refusals: [404, 409] }),
      session,
      async (c) => {
        const [id, { userId }] = [groupIdFrom(c.req.param('group')), c.var.session]
        await inTransaction(db, (tx) => closeClass(tx, userId, id))
        return c.json({ success: true })
      },
    )
}

function workCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const readDecks = tableDecks(db)
  const { changed, madeOnce } = groupAnswers(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/groups/:group/works',
      operation({
        ...call,
        summary: 'Give a topic, a lesson or a deck to the group',
        body: 'WorkRequest',
        isOnce: true,
        status: 201,
        refusals: [404],
      }),
      session,
      async (c) => {
        const decks = await readDecks()
        return madeOnce(c, 'work', workRequestSchema, (tx, userId, id, request) => giveWork(tx, userId, id, request, decks, now()))
      },
    )
    .delete(
      '/v3/groups/:group/works/:work',
      operation({ ...call, summary: 'Take a topic, a lesson or a deck back', refusals: [404] }),
      session,
      async (c) => {
        const [id, work, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('work')), c.var.session]
        return c.json(await changed(userId, id, (tx) => withdrawWork(tx, userId, id, work)))
      },
    )
}
