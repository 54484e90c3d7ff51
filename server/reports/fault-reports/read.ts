import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { ToldFault } from '#contract/fault-report'
import { faultReports } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readPacked } from './packed-recording.ts'

const mostShown = 200

/** The latest reports, the newest first; nothing says whose they are. */
export async function readFaultReports(db: Db): Promise<ToldFault[]> {
  const { id, at, task, text, route, build, recording, recordingBytes } = faultReports
  const rows = await db
    .select({ id, at, task, text, route, build, bytes: recordingBytes, isKept: isNotNull(recording) })
    .from(faultReports)
    .orderBy(desc(at), id)
    .limit(mostShown)
  return rows.map(({ isKept, bytes, ...row }) => ({ ...row, at: row.at.toISOString(), bytes: isKept ? bytes : null }))
}

/** The recording that came with a report; null where there was none, or it has expired. */
export async function readRecording(db: Db, report: string) {
  const { id, recording } = faultReports
  const [row] = await db
    .select({ recording })
    .from(faultReports)
    .where(and(eq(id, report), isNotNull(recording)))
  return row?.recording ? readPacked(row.recording) : null
}
