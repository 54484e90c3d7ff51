import { Hono } from 'hono'
import { begunSchema, packRequestSchema } from '#contract/pack'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { tableDecks } from '../../content/table-decks.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { makePack } from '../../study/packs/make-pack.ts'
import { takeBegun } from '../../study/packs/take-begun.ts'
import { inTransaction } from '../../store/transaction.ts'

const begunLimit = 3 * 1024 * 1024

/** Calls of who studies without a network: what is taken along, and what was begun with it. */
export function packRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const readTables = tableDecks(db)
  return new Hono<SignedIn>()
    .post(
      '/v3/packs',
      operation({
        tag: 'surveys',
        summary: 'What a subject is studied with offline',
        body: 'PackRequest',
        answer: 'PackAnswer',
        status: 201,
        refusals: [404, 429],
      }),
      session,
      async (c) => {
        const { subject } = await readBody(c.req.raw, packRequestSchema)
        const { userId } = c.var.session
        await countAttempt(db, limits.packs, userId, now())
        const decks = await readTables()
        const pack = await inTransaction(db, (tx) => makePack(tx, userId, subject, decks, now()))
        return c.json({ data: { pack, serverNow: now().toISOString() } }, 201)
      },
    )
    .post(
      '/v3/surveys/begun',
      operation({
        tag: 'surveys',
        summary: 'Bring a survey that was begun offline',
        body: 'Begun',
        answer: 'BegunAnswer',
        refusals: [404, 409, 429],
        kind: 'answers',
        largestBody: begunLimit,
        bringsWork: true,
      }),
      session,
      async (c) => {
        const begun = await readBody(c.req.raw, begunSchema, begunLimit)
        return c.json(await inTransaction(db, (tx) => takeBegun(tx, c.var.session.userId, begun, now())))
      },
    )
}
