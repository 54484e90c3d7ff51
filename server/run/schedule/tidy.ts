import { and, eq, inArray, isNotNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { recordingDays } from '#contract/fault-report'
import { recountUsage } from '../../people/auth/quota.ts'
import { fieldBefore } from '../../reports/web-vitals/read.ts'
import { restateAll } from '../../money/payments/restate-all.ts'
import type { Db } from '../../store/store.ts'
import {
  attempts,
  avatarUploads,
  faultReports,
  fieldFaults,
  fieldMeasures,
  handovers,
  joinedGuests,
  onceAnswers,
  packs,
  partnershipLetters,
  payments,
  sessions,
  users,
} from '../../store/schema.ts'

const day = 24 * 60 * 60 * 1000
/** Nobody repeats a call after this time. */
const onceLife = 3 * day
/** A survey begun with a pack that is older is not taken any more. */
const packLife = 180 * day
/** As the privacy policy says. */
const letterLife = 180 * day
const reportLife = 180 * day
/** A guest who has left nothing is a number in a browser: it gets a new one when it comes back. */
const idleLife = 7 * day
const recordingLife = recordingDays * day

/** Removes what has expired and compares entitlements and usage with the books. */
export async function keepHouse(db: Db, now: Date): Promise<void> {
  await removeExpired(db, now)
  await recountUsage(db)
  const mended = await restateAll(db, now)
  if (mended > 0) console.log(`Звірено права з платежами: виправлено ${mended}`)
}

/**
 * Sessions, counts of attempts and of what browsers told, announced pictures, stored answers, letters, reports and their recordings whose time is over, guests to whom no token leads any more, and those who have
 * left nothing and were not seen for a week.
 * The books keep what such a guest has paid without the address for the receipt.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(attempts).where(lt(attempts.endsAt, now))
  await db.delete(avatarUploads).where(lt(avatarUploads.expiresAt, new Date(now.getTime() - day)))
  await db.delete(onceAnswers).where(lt(onceAnswers.createdAt, new Date(now.getTime() - onceLife)))
  await db.delete(packs).where(lt(packs.createdAt, new Date(now.getTime() - packLife)))
  await db.delete(handovers).where(lt(handovers.expiresAt, new Date(now.getTime() - day)))
  await db.delete(joinedGuests).where(lt(joinedGuests.endsAt, now))
  await db.delete(fieldMeasures).where(lte(fieldMeasures.day, fieldBefore(now)))
  await db.delete(fieldFaults).where(lte(fieldFaults.day, fieldBefore(now)))
  await db.delete(partnershipLetters).where(lt(partnershipLetters.receivedAt, new Date(now.getTime() - letterLife)))
  await db
    .update(faultReports)
    .set({ recording: null })
    .where(and(isNotNull(faultReports.recording), lt(faultReports.receivedAt, new Date(now.getTime() - recordingLife))))
  await db.delete(faultReports).where(lt(faultReports.receivedAt, new Date(now.getTime() - reportLife)))
  await db.delete(users).where(and(eq(users.isAnonymous, true), inArray(users.id, idleGuests(now))))
  const held = db.select({ id: sessions.userId }).from(sessions).where(eq(sessions.userId, users.id))
  const joined = db.select({ id: joinedGuests.guestId }).from(joinedGuests).where(eq(joinedGuests.guestId, users.id))
  const gone = and(eq(users.isAnonymous, true), notExists(held), notExists(joined))
  const payers = db.select({ id: users.id }).from(users).where(gone)
  await db.update(payments).set({ email: null }).where(inArray(payments.payerId, payers))
  await db.delete(users).where(gone)
}

/** Ids of guests without any work, payment, class or report whom no session was used by for a week. */
const idleGuests = (now: Date) => {
  const since = new Date(now.getTime() - idleLife).toISOString()
  const owned = ['surveys', 'user_facts', 'review_facts', 'own_flashcards', 'fault_reports', 'packs', 'subscriptions']
  const nothing = [...owned.map((table) => [table, 'user_id']), ['payments', 'payer_id'], ['groups', 'owner_id']].map(([table, owner]) =>
    sql.raw(`not exists (select from ${table} t where t.${owner} = u.id)`),
  )
  return sql`(select u.id from users u where u.is_anonymous and u.created_at < ${since}::timestamptz
    and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= ${since}::timestamptz) and ${sql.join(nothing, sql` and `)})`
}
