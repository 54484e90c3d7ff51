import { Hono } from 'hono'
import { finishSchema } from '#contract/survey'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { onceKey } from '../../store/once.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { wholeRequired } from '../http/survey-session.ts'
import { finishOnce, readResult } from '../../study/surveys/finish.ts'
import { withResultFormulas } from '../../study/surveys/with-formulas.ts'
import { surveyIdFrom } from './surveys.ts'

const described = { tag: 'surveys', answer: 'ResultAnswer' } as const

/** Calls that finish a survey and show its result. */
export function resultRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/surveys/:id/finish',
      operation({
        ...described,
        summary: 'Finish a survey',
        body: 'Finish',
        isOnce: true,
        refusals: [404],
        kind: 'answers',
        bringsWork: true,
      }),
      wholeRequired(deps),
      async (c) => {
        const key = onceKey(c)
        const form = await readBody(c.req.raw, finishSchema)
        const whole = c.get('survey')
        const { id, userId } = whole.survey
        return c.json(await finishOnce(db, { userId, route: `finish ${id}`, key, body: form, now: now() }, whole, form))
      },
    )
    .get(
      '/v3/surveys/:id/result',
      operation({ ...described, summary: 'The result of a finished survey', refusals: [404, 409] }),
      session,
      async (c) => {
        const result = await readResult(db, c.var.session.userId, surveyIdFrom(c.req.param('id')), now())
        return c.json({ data: { result: withResultFormulas(result) } })
      },
    )
}
