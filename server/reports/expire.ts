import { dayMs } from '#contract/duration'
import { lt, lte } from 'drizzle-orm'
import { reportDays } from '#contract/fault-report'
import { faultReports, fieldFaults, fieldMeasures, partnershipLetters } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { fieldBefore } from './web-vitals/read.ts'

/** As the privacy policy says. */
const letterLife = 180 * dayMs
const reportLife = reportDays * dayMs

/** Removes what browsers told, letters and reports whose time is over. */
export async function expireReports(db: Db, now: Date): Promise<void> {
  await db.delete(fieldMeasures).where(lte(fieldMeasures.day, fieldBefore(now)))
  await db.delete(fieldFaults).where(lte(fieldFaults.day, fieldBefore(now)))
  await db.delete(partnershipLetters).where(lt(partnershipLetters.receivedAt, new Date(now.getTime() - letterLife)))
  await db.delete(faultReports).where(lt(faultReports.receivedAt, new Date(now.getTime() - reportLife)))
}
