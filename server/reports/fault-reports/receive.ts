import { and, eq } from 'drizzle-orm'
import type { FaultReport, RecordingOutcome } from '#contract/fault-report'
import { takePlace } from '../../people/auth/quota.ts'
import { faultReports } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { checkedRecording } from './packed-recording.ts'
import { withoutSecrets } from './second-fence.ts'

type Reporter = { userId: string; isAnonymous: boolean }

/**
 * Stores a report of a visitor, once however often it comes, and its recording beside it where it can be kept. The report itself is always taken.
 * @returns what became of the recording.
 */
export async function receiveFaultReport(db: Db, reporter: Reporter, report: FaultReport, now: Date): Promise<RecordingOutcome> {
  const { recording, at, text, ...rest } = report
  const row = { ...rest, userId: reporter.userId, text: withoutSecrets(text), at: earlier(at, now), receivedAt: now }
  const [added] = await db.insert(faultReports).values(row).onConflictDoNothing().returning({ id: faultReports.id })
  if (added) console.log(lineOf(report))
  return recording === null ? 'none' : keepRecording(db, reporter, report.id, recording)
}

/** The line of the log: never the visitor’s own words. */
const lineOf = ({ id, route, build, task }: FaultReport): string =>
  `Помилка сайту ${id}: ${route}, ${build}${task ? `, завдання ${task.question}, версія ${task.version}` : ''}`

/** A recording that came before is neither stored nor counted again. */
async function keepRecording(db: Db, { userId, isAnonymous }: Reporter, id: string, text: string): Promise<RecordingOutcome> {
  const isOwn = and(eq(faultReports.id, id), eq(faultReports.userId, userId))
  const [known] = await db.select({ bytes: faultReports.recordingBytes }).from(faultReports).where(isOwn)
  if (!known) return 'unreadable'
  if (known.bytes !== null) return 'kept'
  const checked = await checkedRecording(text)
  if (typeof checked === 'string') return checked
  if (!(await takePlace(db, userId, isAnonymous, checked.packed.length))) return 'noRoom'
  await db.update(faultReports).set({ recording: checked.packed, recordingBytes: checked.bytes }).where(isOwn)
  return 'kept'
}

/** A device may be late, but never ahead of the server. */
const earlier = (at: string, now: Date): Date => new Date(Math.min(Date.parse(at), now.getTime()))
