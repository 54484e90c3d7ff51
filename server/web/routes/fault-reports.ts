import { Hono } from 'hono'
import * as v from 'valibot'
import { faultReportSchema, recordingDays } from '#contract/fault-report'
import { countAttempt, limits } from '../../people/auth/limits.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { operation } from '../http/operation.ts'
import { operatorRequired } from '../http/operator.ts'
import { Problem } from '../../base/problem.ts'
import { sessionUncounted, sessionRequired, type SignedIn } from '../http/session.ts'
import { readFaultReports, readRecording } from '../../reports/fault-reports/read.ts'
import { receiveFaultReport } from '../../reports/fault-reports/receive.ts'

/** A recording that is too large is left out; what is larger than this is no report. */
const reportLimit = 512 * 1024
const knownId = v.pipe(v.string(), v.uuid())

/** Reports of faults of the site: told by visitors, with recordings by their consent; read by operators. */
export function faultReportRoutes(deps: Pick<Deps, 'db' | 'now' | 'isBehindProxy' | 'operators'>) {
  const { db, now } = deps
  return new Hono<SignedIn>()
    .post(
      '/v3/fault-reports',
      operation({
        tag: 'site',
        summary: 'Report a fault of the site, with a recording by consent',
        body: 'FaultReport',
        answer: 'FaultReportAnswer',
        refusals: [429],
      }),
      sessionUncounted(deps),
      async (c) => {
        const { session } = c.var
        await countAttempt(db, limits.faultReports, session.userId, now())
        await countAttempt(db, limits.faultReportsFromAddress, callerOf(c, deps).address, now())
        const report = await readBody(c.req.raw, faultReportSchema, reportLimit)
        return c.json({ data: { recording: await receiveFaultReport(db, session, report, now()) } })
      },
    )
    .get(
      '/v3/operations/reports',
      operation({ tag: 'site', summary: 'Reported faults, for operators', answer: 'FaultReportsAnswer', refusals: [404] }),
      sessionRequired(deps),
      operatorRequired(deps),
      async (c) => c.json({ data: { days: recordingDays, reports: await readFaultReports(db) } }),
    )
    .get(
      '/v3/operations/reports/:report/recording',
      operation({
        tag: 'site',
        summary: 'The recording that came with a report, for operators',
        answer: 'RecordingAnswer',
        refusals: [404],
      }),
      sessionRequired(deps),
      operatorRequired(deps),
      async (c) => {
        const id = v.safeParse(knownId, c.req.param('report'))
        const recording = id.success ? await readRecording(db, id.output) : null
        if (!recording) throw new Problem(404, 'Такого запису немає або його вже видалено')
        return c.json({ data: { recording } })
      },
    )
}
