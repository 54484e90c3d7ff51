import { dayMs } from '#domain/duration'
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { restateAll } from '../../money/payments/restate-all.ts'
import { recountUsage } from '../../people/auth/quota.ts'
import { expirePeople } from '../../people/expire.ts'
import { expireReports } from '../../reports/expire.ts'
import { expireOnceAnswers } from '../../store/once.ts'
import { joinedGuests, payments, sessions, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { expireStudy } from '../../study/expire.ts'

/** A guest who has left nothing is a number in a browser: it gets a new one when it comes back. */
const idleLife = 7 * dayMs

/** Removes what has expired and compares entitlements and usage with the books. */
export async function keepHouse(db: Db, now: Date): Promise<void> {
  await removeExpired(db, now)
  await recountUsage(db)
  const mended = await restateAll(db, now)
  if (mended > 0) console.log(`Звірено права з платежами: виправлено ${mended}`)
}

/** Removes what has expired in each room, and guests without a token or without work for a week. The books keep their payments. */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  for (const expire of [expirePeople, expireOnceAnswers, expireStudy, expireReports]) await expire(db, now)
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
  const owned = ['surveys', 'user_facts', 'review_facts', 'own_flashcards', 'fault_reports', 'packs', 'subscriptions', 'reminders']
  const nothing = [...owned.map((table) => [table, 'user_id']), ['payments', 'payer_id'], ['groups', 'owner_id']].map(([table, owner]) =>
    sql.raw(`not exists (select from ${table} t where t.${owner} = u.id)`),
  )
  return sql`(select u.id from users u where u.is_anonymous and u.created_at < ${since}::timestamptz
    and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= ${since}::timestamptz) and ${sql.join(nothing, sql` and `)})`
}
