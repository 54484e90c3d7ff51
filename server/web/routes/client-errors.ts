import { Hono } from 'hono'
import * as v from 'valibot'
import { clientErrorSchema, policyReportsSchema } from '#contract/client-error'
import { countTold } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { buildNames } from '../site/build-names.ts'
import { countFault } from '../../reports/web-vitals/count.ts'
import { readBody, readBytes } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'

const policyCall = {
  tag: 'site',
  summary: 'Report what the content security policy did not let through',
  answer: 'Done',
  refusals: [400, 413, 422, 429],
  isPublic: true,
} as const

/** A report is JSON under a type of its own, and may be a list. Throws a `Problem` for anything else. */
async function readReports(request: Request) {
  const text = new TextDecoder().decode(await readBytes(request, 64 * 1024))
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), policyReportsSchema), text)
  if (!read.success) throw new Problem(422, 'Перевір введене: чогось бракує або щось зайве')
  return read.output
}

/** Calls by which browsers report what they have met: one line of the operator’s log each, and errors a count besides, without who it was. */
export function clientErrorRoutes(deps: Pick<Deps, 'db' | 'now' | 'site' | 'isBehindProxy'>) {
  const { db } = deps
  const nameOf = buildNames(deps.site)
  return new Hono()
    .post('/v3/client-errors/policy', operation(policyCall), async (c) => {
      const reports = await readReports(c.req.raw)
      await countTold(db, 'clientErrors', callerOf(c, deps))
      for (const report of reports) console.warn(`policy ${JSON.stringify(report)}`)
      return c.json({ success: true })
    })
    .post(
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
        const caller = callerOf(c, deps)
        const error = await readBody(c.req.raw, clientErrorSchema)
        await countTold(db, 'clientErrors', caller)
        console.warn(`client error ${JSON.stringify(error)}`)
        await countFault(db, error, nameOf(error.build), caller.now)
        return c.json({ success: true })
      },
    )
}
