import { Hono } from 'hono'
import * as v from 'valibot'
import { userFactSchema, userFactsSchema } from '#contract/user-fact'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { readUserFacts, receiveUserFacts } from '../../study/user-facts/facts.ts'

const factsLimit = 512 * 1024
const kindSchema = v.picklist(userFactSchema.options.map(({ entries }) => entries.kind.literal))

/** Calls about what a visitor marks outside any survey. */
export function userFactRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/user/facts',
      operation({
        tag: 'user',
        summary: 'Add facts outside any survey',
        body: 'UserFacts',
        answer: 'UserFactsAnswer',
        refusals: [429],
        kind: 'answers',
        largestBody: factsLimit,
        bringsWork: true,
      }),
      session,
      async (c) => {
        const { facts } = await readBody(c.req.raw, userFactsSchema, factsLimit)
        return c.json({ data: await receiveUserFacts(db, c.var.session.userId, facts, now()) })
      },
    )
    .get(
      '/v3/user/facts',
      operation({
        tag: 'user',
        summary: 'Own facts of one kind, oldest first',
        answer: 'OwnFactsAnswer',
        query: ['kind'],
        refusals: [422],
      }),
      session,
      async (c) => {
        const kind = v.safeParse(kindSchema, c.req.query('kind'))
        if (!kind.success) throw new Problem(422, 'Невідома подія')
        return c.json({ data: { facts: await readUserFacts(db, c.var.session.userId, kind.output) } })
      },
    )
}
