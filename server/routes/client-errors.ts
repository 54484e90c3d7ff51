import { Hono } from 'hono'
import { clientErrorSchema } from '#contract/client-error'
import { countAttempt, limits } from '../auth/limits.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'

/** What browsers have met: one line of the operator’s log each, without who it was. */
export function clientErrorRoutes(deps: Deps) {
  const { db } = deps
  return new Hono().post(
    '/v3/client-errors',
    operation({
      tag: 'site',
      summary: 'Report an error of the site',
      body: 'ClientError',
      answer: 'Done',
      refusals: [429],
      isPublic: true,
    }),
    async (c) => {
      const { address, now } = callerOf(c, deps)
      const error = await readBody(c.req.raw, clientErrorSchema)
      await countAttempt(db, limits.clientErrors, address, now)
      await countAttempt(db, limits.clientErrorsInAll, 'all', now)
      console.warn(`client error ${JSON.stringify(error)}`)
      return c.json({ success: true })
    },
  )
}
