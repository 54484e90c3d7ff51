import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { attempts } from '../../store/schema.ts'

type Limit = { name: string; most: number; seconds: number }
const minute = 60
const hour = 60 * minute

/** Those by network address are high: a whole school, or a town’s mobile network, may share one. */
export const limits = {
  failuresOfAccount: { name: 'account', most: 5, seconds: 15 * minute },
  /** From all networks together; high, because it holds up the owner as well. */
  failuresOfAccountAnywhere: { name: 'account-anywhere', most: 200, seconds: 15 * minute },
  failuresFromAddress: { name: 'address', most: 100, seconds: 15 * minute },
  /** Of one session: a bearer lives for an hour, and each exchange stays known for as long as the session. */
  refreshes: { name: 'refresh', most: 60, seconds: hour },
  nonces: { name: 'nonce-address', most: 600, seconds: 15 * minute },
  registrations: { name: 'register', most: 300, seconds: hour },
  lettersOfTakenAddress: { name: 'register-letter', most: 1, seconds: 24 * hour },
  guests: { name: 'guest', most: 5000, seconds: hour },
  /** Of the mailbox behind the address, as are all that follow about letters. */
  resetsOfAccount: { name: 'reset', most: 3, seconds: hour },
  resetsFromAddress: { name: 'reset-address', most: 60, seconds: hour },
  /** The letter that asks whether an address is the pupil’s own. */
  questionsOfMailbox: { name: 'reminder-question', most: 1, seconds: 24 * hour },
  /** A calendar asks a few times a day, on a few devices. */
  calendarReads: { name: 'calendar', most: 60, seconds: hour },
  passwordChanges: { name: 'password-change', most: 5, seconds: 15 * minute },
  sharedDecks: { name: 'shared-deck', most: 60, seconds: hour },
  imports: { name: 'import', most: 30, seconds: hour },
  lettersOfSender: { name: 'letter', most: 3, seconds: 24 * hour },
  lettersFromAddress: { name: 'letter-address', most: 10, seconds: hour },
  groupCodes: { name: 'group-code', most: 30, seconds: 15 * minute },
  wrongGroupCodes: { name: 'group-code-address', most: 100, seconds: 15 * minute },
  /** Of the whole site: whoever guesses from many networks. */
  wrongGroupCodesInAll: { name: 'group-code-all', most: 1000, seconds: 15 * minute },
  payments: { name: 'payment', most: 30, seconds: hour },
  clientErrors: { name: 'client-error', most: 30, seconds: hour },
  clientErrorsInAll: { name: 'client-error-all', most: 1000, seconds: hour },
  /** Of a quarter of the visits; a whole school may share an address. */
  fieldReports: { name: 'field-report', most: 600, seconds: hour },
  fieldReportsInAll: { name: 'field-report-all', most: 60_000, seconds: hour },
  faultReports: { name: 'fault-report', most: 20, seconds: hour },
  /** A whole school may share an address. */
  faultReportsFromAddress: { name: 'fault-report-address', most: 300, seconds: hour },
  packs: { name: 'pack', most: 60, seconds: hour },
  handovers: { name: 'handover', most: 20, seconds: hour },
  wrongHandovers: { name: 'handover-address', most: 60, seconds: 15 * minute },
  wrongHandoversInAll: { name: 'handover-all', most: 500, seconds: 15 * minute },
  avatars: { name: 'avatar', most: 30, seconds: hour },
} as const satisfies Record<string, Limit>

/** Counts an attempt before it is made, so that parallel ones cannot pass together. Throws 429 with `Retry-After` above the limit. */
export async function countAttempt(db: Db, limit: Limit, whose: string, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000)
  const isOver = sql`(${attempts.endsAt} <= ${sql.param(now, attempts.endsAt)} or ${attempts.endsAt} > ${sql.param(latestEnd(limit, now), attempts.endsAt)})`
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(limit, whose), count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${sql.param(endsAt, attempts.endsAt)} else ${attempts.endsAt} end`,
      },
    })
    .returning()
  if (row && row.count > limit.most) throw tooMany(row.endsAt, now)
}

/** Counts what a browser tells, by its address and in all: neither may fill the store. Throws like `countAttempt`. */
export async function countTold(
  db: Db,
  what: 'clientErrors' | 'fieldReports',
  { address, now }: { address: string; now: Date },
): Promise<void> {
  await countAttempt(db, limits[what], address, now)
  await countAttempt(db, limits[`${what}InAll`], 'all', now)
}

/** Looks without counting. Throws 429 once the limit is used up. */
export async function refuseAbove(db: Db, limit: Limit, whose: string, now: Date): Promise<void> {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit, whose)), gt(attempts.endsAt, now), lte(attempts.endsAt, latestEnd(limit, now))))
  if (row && row.count >= limit.most) throw tooMany(row.endsAt, now)
}

/** Takes back one attempt that was counted and turned out to be none. */
export async function giveAttemptBack(db: Db, limit: Limit, whose: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(limit, whose)))
}

/** The count starts anew. */
export async function forgetAttempts(db: Db, limit: Limit, whose: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(limit, whose)))
}

/** The store holds only a hash of the owner of the attempts. */
export const keyOf = (limit: Pick<Limit, 'name'>, whose: string): string =>
  `${limit.name}:${createHash('sha256').update(whose).digest('base64url')}`

/** A window that ends later was opened under a wrong clock and counts as over; a minute is left for calls that read the time at once. */
const latestEnd = (limit: Limit, now: Date): Date => new Date(now.getTime() + (limit.seconds + minute) * 1000)

function tooMany(endsAt: Date, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  return new Problem(429, 'Забагато спроб. Зачекай кілька хвилин і спробуй ще раз', { 'Retry-After': String(seconds) })
}
