import { desc } from 'drizzle-orm'
import type { FaultReport } from '#contract/fault-report'
import { faultReports } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

const mostShown = 200

/** The latest reports, the newest first; nothing says whose they are. */
export async function readFaultReports(db: Db): Promise<FaultReport[]> {
  const { id, at, text, route, build, events } = faultReports
  const rows = await db.select({ id, at, text, route, build, events }).from(faultReports).orderBy(desc(at), id).limit(mostShown)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
