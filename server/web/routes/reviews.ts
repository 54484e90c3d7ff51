import { Hono } from 'hono'
import * as v from 'valibot'
import { mostReviewFacts } from '#contract/review'
import type { Deps } from '../deps.ts'
import { readMemories } from '../../study/flashcards/memories.ts'
import { readReviews, receiveReviews } from '../../study/flashcards/reviews.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'

const batchLimit = 512 * 1024
/** Facts are read one by one: one that does not fit must not hold up the others for ever. */
const batchSchema = v.object({ facts: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(mostReviewFacts, 'Забагато подій')) })

/** Calls about the log of reviews. */
export function reviewRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/reviews',
      operation({
        tag: 'flashcards',
        summary: 'Add facts to the log of reviews',
        body: 'ReviewFacts',
        answer: 'ReviewsReceipt',
        refusals: [429],
        kind: 'answers',
        largestBody: batchLimit,
        bringsWork: true,
      }),
      session,
      async (c) => {
        const { facts } = await readBody(c.req.raw, batchSchema, batchLimit)
        return c.json({ data: await receiveReviews(db, c.var.session.userId, facts, now()) })
      },
    )
    .get(
      '/v3/reviews',
      operation({
        tag: 'flashcards',
        summary: 'The log of reviews after a place',
        answer: 'ReviewsAnswer',
        query: ['since'],
        refusals: [422],
      }),
      session,
      async (c) => c.json({ data: await readReviews(db, c.var.session.userId, c.req.query('since') || '0') }),
    )
    .get(
      '/v3/reviews/memories',
      operation({ tag: 'flashcards', summary: 'What the log of reviews comes to', answer: 'MemoriesAnswer' }),
      session,
      async (c) => c.json({ data: { memories: await readMemories(db, c.var.session.userId) } }),
    )
}
