import { faultReportAnswerSchema, type FaultReport } from '#contract/fault-report'
import { api, ofOwner } from '@/shared/api'

/** The same reports may be sent again without harm. @param owner whose they are. */
export async function sendReports(reports: readonly FaultReport[], owner: string): Promise<object> {
  for (const json of reports) await (await api()).post('v3/fault-reports', { json, context: ofOwner(owner) }).json(faultReportAnswerSchema)
  return {}
}
