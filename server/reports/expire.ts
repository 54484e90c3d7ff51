import { dayMs } from '#domain/duration'
import { lt, lte } from 'drizzle-orm'
import { reportDays } from '#contract/fault-report'
import { faultReports, vitalsFaults, vitalsMeasures, partnershipLetters } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { vitalsBefore } from './web-vitals/read.ts'

/** As the privacy policy says. */
const letterLife = 180 * dayMs
const reportLife = reportDays * dayMs

/** Removes what browsers told, letters and reports whose time is over. */
export async function expireReports(db: Db, now: Date): Promise<void> {
  await db.delete(vitalsMeasures).where(lte(vitalsMeasures.day, vitalsBefore(now)))
  await db.delete(vitalsFaults).where(lte(vitalsFaults.day, vitalsBefore(now)))
  await db.delete(partnershipLetters).where(lt(partnershipLetters.receivedAt, new Date(now.getTime() - letterLife)))
  await db.delete(faultReports).where(lt(faultReports.receivedAt, new Date(now.getTime() - reportLife)))
}
