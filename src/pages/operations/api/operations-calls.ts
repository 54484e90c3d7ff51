import { faultReportsAnswerSchema, recordingAnswerSchema, type ToldFault } from '#contract/fault-report'
import { operationsAnswerSchema, type Operations } from '#contract/field-report'
import { api } from '@/shared/api'

/** Reads the reports of browsers. Throws 404 for everybody but operators. */
export const readOperations = async (): Promise<Operations> =>
  (await (await api()).get('v3/operations').json(operationsAnswerSchema)).data.operations

type Reports = { days: number; reports: readonly ToldFault[] }

/** Reads what visitors have reported, the newest first. Throws 404 for everybody but operators. */
export const readReports = async (): Promise<Reports> =>
  (await (await api()).get('v3/operations/reports').json(faultReportsAnswerSchema)).data

/** The recording of a report as a file. Throws 404 once its time is over. */
export async function readRecordingFile(report: string): Promise<File> {
  const { data } = await (await api()).get(`v3/operations/reports/${report}/recording`).json(recordingAnswerSchema)
  return new File([JSON.stringify(data.recording)], `recording-${report.slice(0, 8)}.json`, { type: 'application/json' })
}
