import { Hono } from 'hono'
import { faultReportSchema, reportDays } from '#contract/fault-report'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerAddress } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { operatorRequired } from '../http/operator.ts'
import { sessionUncounted, sessionRequired, type SignedIn } from '../http/session.ts'
import { readFaultReports } from '../../reports/fault-reports/read.ts'
import { receiveFaultReport } from '../../reports/fault-reports/receive.ts'

/** A report takes a twentieth of it; older builds may send a recording along, which is not read. */
const reportLimit = 512 * 1024

/** Reports of faults of the site: told by visitors, read by operators. */
export function faultReportRoutes(deps: Pick<Deps, 'db' | 'now' | 'isBehindProxy' | 'operators'>) {
  const { db, now } = deps
  return new Hono<SignedIn>()
    .post(
      '/v3/fault-reports',
      operation({
        tag: 'site',
        summary: 'Report a fault of the site',
        body: 'FaultReport',
        answer: 'FaultReportAnswer',
        refusals: [429],
        largestBody: reportLimit,
      }),
      sessionUncounted(deps),
      async (c) => {
        const { session } = c.var
        await countAttempt(db, limits.faultReports, session.userId, now())
        await countAttempt(db, limits.faultReportsFromAddress, callerAddress(c, deps), now())
        const report = await readBody(c.req.raw, faultReportSchema, reportLimit)
        await receiveFaultReport(db, session.userId, report, now())
        return c.json({ data: {} })
      },
    )
    .get(
      '/v3/operations/reports',
      operation({ tag: 'site', summary: 'Reported faults, for operators', answer: 'FaultReportsAnswer', refusals: [404] }),
      sessionRequired(deps),
      operatorRequired(deps),
      async (c) => c.json({ data: { days: reportDays, reports: await readFaultReports(db) } }),
    )
}
