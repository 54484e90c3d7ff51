import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { SessionAnswer } from '#contract/auth'
import { handBackMinutes, type GuestWork } from '#contract/handover'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import { lastArrival } from '../../study/flashcards/reviews.ts'
import { restatePremium } from '../../money/payments/restate-premium.ts'
import type { Db } from '../../store/store.ts'
import {
  faultReports,
  gifts,
  groups,
  joinedGuests,
  ownFlashcards,
  packs,
  payments,
  results,
  reviewFacts,
  sessions,
  surveys,
  taskAnswers,
  userFacts,
  users,
} from '../../store/schema.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { JoinedRows } from '../../store/tables/packs.ts'
import { mergeGuest } from '../../run/merge-guest.ts'
import { openGuestSession } from './sessions.ts'
import { hashToken } from './token.ts'

/** The guest behind a token, or null: a session that has ended, an account, or nothing of ours. */
export async function findGuest(db: Db, token: string | undefined, now: Date): Promise<string | null> {
  if (token === undefined) return null
  const [guest] = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now), eq(users.isAnonymous, true)))
  return guest?.id ?? null
}

/** Counts what a guest has done. */
export async function countWork(db: Db, userId: string | null): Promise<GuestWork> {
  if (userId === null) return { surveys: 0, others: 0 }
  const [facts, reviews, cards, reports, owned, paid] = [
    await db.$count(userFacts, eq(userFacts.userId, userId)),
    await db.$count(reviewFacts, eq(reviewFacts.userId, userId)),
    await db.$count(ownFlashcards, eq(ownFlashcards.userId, userId)),
    await db.$count(faultReports, eq(faultReports.userId, userId)),
    await db.$count(groups, eq(groups.ownerId, userId)),
    await db.$count(payments, eq(payments.beneficiaryId, userId)),
  ]
  return { surveys: await db.$count(surveys, eq(surveys.userId, userId)), others: facts + reviews + cards + reports + owned + paid }
}

/** Moves the work of a guest to another one and remembers which rows it was, so that the holder of the former token can take it back. */
export async function joinGuest(tx: Db, token: string, guestId: string, userId: string, now: Date): Promise<void> {
  const rows = await rowsOf(tx, guestId)
  await mergeGuest(tx, token, userId, now, { isKept: true })
  const endsAt = new Date(now.getTime() + handBackMinutes * 60_000)
  await tx.insert(joinedGuests).values({ guestId, userId, tokenHash: hashToken(token), rows, endsAt })
}

/**
 * Makes a device the guest again that it was before it took over: rows that were joined go back, and the session of the bearer ends. What was done
 * since then stays with the other guest. Throws 404 when the time is over.
 */
export function takeBack(db: Db, token: string, caller: Caller): Promise<SessionAnswer> {
  return inTransaction(db, async (tx) => {
    const [joined] = await tx
      .delete(joinedGuests)
      .where(and(eq(joinedGuests.tokenHash, hashToken(token)), gt(joinedGuests.endsAt, caller.now)))
      .returning()
    const guestId = joined?.guestId ?? (await findGuest(tx, token, caller.now))
    if (guestId === null) throw new Problem(404, 'Десять хвилин минули: роботу цього пристрою вже не відокремити')
    if (joined?.userId) await moveBack(tx, { ...joined, userId: joined.userId }, caller.now)
    if (caller.bearer !== undefined)
      await tx.delete(sessions).where(and(eq(sessions.tokenHash, hashToken(caller.bearer)), ne(sessions.userId, guestId)))
    return joined ? openGuestSession(tx, guestId, caller) : { success: true, data: { token } }
  })
}

/** Before a user goes: what was joined to him lately belongs to others and goes back to them. */
export async function moveAllBack(tx: Db, userId: string, now: Date): Promise<void> {
  const joined = await tx
    .update(joinedGuests)
    .set({ userId: null })
    .where(and(eq(joinedGuests.userId, userId), gt(joinedGuests.endsAt, now)))
    .returning()
  for (const each of joined) await moveBack(tx, { ...each, userId }, now)
}

async function rowsOf(tx: Db, guestId: string): Promise<JoinedRows> {
  const ids = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map(({ id }) => id)
  return {
    surveys: await ids(tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, guestId))),
    packs: await ids(tx.select({ id: packs.id }).from(packs).where(eq(packs.userId, guestId))),
    reports: await ids(tx.select({ id: faultReports.id }).from(faultReports).where(eq(faultReports.userId, guestId))),
    groups: await ids(tx.select({ id: groups.id }).from(groups).where(eq(groups.ownerId, guestId))),
    facts: await ids(tx.select({ id: userFacts.id }).from(userFacts).where(eq(userFacts.userId, guestId))),
    reviews: await ids(tx.select({ id: reviewFacts.id }).from(reviewFacts).where(eq(reviewFacts.userId, guestId))),
    cards: await ids(tx.select({ id: ownFlashcards.id }).from(ownFlashcards).where(eq(ownFlashcards.userId, guestId))),
    paid: await ids(tx.select({ id: payments.id }).from(payments).where(eq(payments.payerId, guestId))),
    gifts: (await tx.select({ token: gifts.token }).from(gifts).where(eq(gifts.userId, guestId))).map(({ token }) => token),
    given: await ids(tx.select({ id: payments.id }).from(payments).where(eq(payments.beneficiaryId, guestId))),
  }
}

type Joined = { guestId: string; userId: string; rows: JoinedRows }

async function moveBack(tx: Db, { guestId, userId, rows }: Joined, now: Date): Promise<void> {
  const back = { userId: guestId }
  /** A year of facts is more than one statement can name. */
  const inParts = async (ids: readonly string[], move: (part: string[]) => PromiseLike<unknown>) => {
    for (let start = 0; start < ids.length; start += 2000) await move(ids.slice(start, start + 2000))
  }
  await inParts(rows.surveys, async (ids) => {
    await tx
      .update(surveys)
      .set(back)
      .where(and(eq(surveys.userId, userId), inArray(surveys.id, ids)))
    await tx
      .update(results)
      .set(back)
      .where(and(eq(results.userId, userId), inArray(results.survey, ids)))
    await tx
      .update(taskAnswers)
      .set(back)
      .where(and(eq(taskAnswers.userId, userId), inArray(taskAnswers.survey, ids)))
  })
  await inParts(rows.packs, (ids) =>
    tx
      .update(packs)
      .set(back)
      .where(and(eq(packs.userId, userId), inArray(packs.id, ids))),
  )
  await inParts(rows.reports, (ids) =>
    tx
      .update(faultReports)
      .set(back)
      .where(and(eq(faultReports.userId, userId), inArray(faultReports.id, ids))),
  )
  await inParts(rows.groups, (ids) =>
    tx
      .update(groups)
      .set({ ownerId: guestId })
      .where(and(eq(groups.ownerId, userId), inArray(groups.id, ids))),
  )
  await inParts(rows.facts, (ids) =>
    tx
      .update(userFacts)
      .set(back)
      .where(and(eq(userFacts.userId, userId), inArray(userFacts.id, ids))),
  )
  const base = await lastArrival(tx, guestId)
  await inParts(rows.reviews, (ids) =>
    tx
      .update(reviewFacts)
      .set({ ...back, arrival: sql`${reviewFacts.arrival} + ${base}` })
      .where(and(eq(reviewFacts.userId, userId), inArray(reviewFacts.id, ids))),
  )
  await inParts(rows.cards, (ids) =>
    tx
      .update(ownFlashcards)
      .set(back)
      .where(and(eq(ownFlashcards.userId, userId), inArray(ownFlashcards.id, ids))),
  )
  await inParts(rows.paid, (ids) =>
    tx
      .update(payments)
      .set({ payerId: guestId })
      .where(and(eq(payments.payerId, userId), inArray(payments.id, ids))),
  )
  await inParts(rows.given, (ids) =>
    tx
      .update(payments)
      .set({ beneficiaryId: guestId })
      .where(and(eq(payments.beneficiaryId, userId), inArray(payments.id, ids))),
  )
  await tx
    .update(gifts)
    .set(back)
    .where(and(eq(gifts.userId, userId), inArray(gifts.token, rows.gifts)))
  for (const each of [userId, guestId]) await restatePremium(tx, each, now)
}
