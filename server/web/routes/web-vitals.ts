import { Hono } from 'hono'
import { vitalsReportSchema } from '#contract/web-vitals'
import { countTold } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { buildNames } from '../site/build-names.ts'
import { countMeasures } from '../../reports/web-vitals/count.ts'
import { readOperations } from '../../reports/web-vitals/read.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { operatorRequired } from '../http/operator.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'

/** Calls about the speed and the faults of the site in the browsers of its pupils: told by them, shown to operators. */
export function webVitalsRoutes(deps: Pick<Deps, 'db' | 'now' | 'site' | 'isBehindProxy' | 'operators' | 'outboxTold'>) {
  const { db } = deps
  const nameOf = buildNames(deps.site)
  return new Hono<SignedIn>()
    .post(
      '/v3/field-reports',
      operation({
        tag: 'site',
        summary: 'Report how fast a visit was',
        body: 'FieldReport',
        answer: 'Done',
        refusals: [429],
        isPublic: true,
        kind: 'statistics',
      }),
      async (c) => {
        const caller = callerOf(c, deps)
        const report = await readBody(c.req.raw, vitalsReportSchema)
        await countTold(db, 'fieldReports', caller)
        if (report.measured.outbox !== undefined) deps.outboxTold?.(report.measured.outbox)
        await countMeasures(db, { ...report, build: nameOf(report.build) }, caller.now)
        return c.json({ success: true })
      },
    )
    .get(
      '/v3/operations',
      operation({ tag: 'site', summary: 'What browsers have told, for operators', answer: 'OperationsAnswer', refusals: [404] }),
      sessionRequired(deps),
      operatorRequired(deps),
      async (c) => c.json({ data: { operations: await readOperations(db, deps.now()) } }),
    )
}
