import { faultReportsAnswerSchema, type FaultReport } from '#contract/fault-report'
import { operationsAnswerSchema, type Operations } from '#contract/web-vitals'
import { api } from '@/shared/api'

/** Reads the reports of browsers. Throws 404 for everybody but operators. */
export const readOperations = async (): Promise<Operations> =>
  (await (await api()).get('v3/operations').json(operationsAnswerSchema)).data.operations

type Reports = { days: number; reports: readonly FaultReport[] }

/** Reads what visitors have reported, the newest first. Throws 404 for everybody but operators. */
export const readReports = async (): Promise<Reports> =>
  (await (await api()).get('v3/operations/reports').json(faultReportsAnswerSchema)).data
