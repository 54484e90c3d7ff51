import type { FaultReport } from '#contract/fault-report'
import { faultReports } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Stores a report of a visitor, once however often it comes. */
export async function receiveFaultReport(db: Db, userId: string, report: FaultReport, now: Date): Promise<void> {
  const { at, text, ...rest } = report
  const row = { ...rest, userId, text: withoutSecrets(text), at: earlier(at, now), receivedAt: now }
  const [added] = await db.insert(faultReports).values(row).onConflictDoNothing().returning({ id: faultReports.id })
  if (added) console.log(lineOf(report))
}

/** The line of the log: never the visitor’s own words. */
const lineOf = ({ id, route, build }: FaultReport): string => `Помилка сайту ${id}: ${route}, ${build}`

/** A device may be late, but never ahead of the server. */
const earlier = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()))
