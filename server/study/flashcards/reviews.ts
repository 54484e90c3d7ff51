import { and, asc, eq, gt, max } from 'drizzle-orm'
import * as v from 'valibot'
import { reviewFactSchema, type ReviewFact } from '#domain/review'
import { type ReviewsReceipt } from '#contract/review'
import { soundMoment } from '#domain/scheduling/study-day'
import { Problem } from '../../base/problem.ts'
import { reviewFacts, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'

/** More reviews than anybody makes in ten years. */
const mostFacts = 200_000
const pageSize = 2000

/**
 * Adds facts to a visitor’s log. One that does not fit is refused alone, in words; an impossible moment becomes `now`. Throws 429 for
 * more facts than anybody has.
 */
export async function receiveReviews(db: Db, userId: string, sent: readonly unknown[], now: Date): Promise<ReviewsReceipt> {
  const read = sent.map((each) => v.safeParse(reviewFactSchema, each, { abortEarly: true }))
  const refused = read.flatMap(({ issues }, index) => (issues ? [{ index, message: issues[0].message }] : []))
  const facts = read.flatMap(({ success, output }) => (success ? [output] : []))
  const sound = facts.map((fact) => ({ ...fact, at: new Date(soundMoment(Date.parse(fact.at), now.getTime())).toISOString() }))
  const moved = sound.filter((fact, index) => fact.at !== facts[index]?.at).map(({ id, at }) => ({ id, at }))
  const accepted = sound.length === 0 ? 0 : await inTransaction(db, (tx) => store(tx, userId, sound, now))
  return { accepted, duplicates: sound.length - accepted, moved, refused, serverNow: now.toISOString() }
}

async function store(tx: Db, userId: string, facts: readonly ReviewFact[], now: Date): Promise<number> {
  const base = (await lastArrival(tx, userId)) + 1
  const rows = facts.map((fact, index) => ({ userId, id: fact.id, arrival: base + index, fact, receivedAt: now }))
  const stored = await tx.insert(reviewFacts).values(rows).onConflictDoNothing().returning({ id: reviewFacts.id })
  if (stored.length > 0 && (await tx.$count(reviewFacts, eq(reviewFacts.userId, userId))) > mostFacts)
    throw new Problem(429, 'Забагато повторень: нові вже не зберігаються. Напиши нам, і ми допоможемо', { 'Retry-After': '86400' })
  return stored.length
}

/** The number of the last fact of an owner, who stays locked until the end of the transaction: nobody sees fact 7 before fact 6. */
export async function lastArrival(tx: Db, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const [last] = await tx
    .select({ arrival: max(reviewFacts.arrival) })
    .from(reviewFacts)
    .where(eq(reviewFacts.userId, userId))
  return last?.arrival ?? 0
}

/** Reads the page of the log after a cursor. Throws 422 for a malformed cursor. */
export async function readReviews(db: Db, userId: string, since: string): Promise<{ facts: ReviewFact[]; next: string; isMore: boolean }> {
  if (!/^\d{1,9}$/.test(since)) throw new Problem(422, 'Хибне місце в журналі')
  const rows = await db
    .select({ arrival: reviewFacts.arrival, fact: reviewFacts.fact })
    .from(reviewFacts)
    .where(and(eq(reviewFacts.userId, userId), gt(reviewFacts.arrival, Number(since))))
    .orderBy(asc(reviewFacts.arrival))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  return { facts: page.map(({ fact }) => fact), next: String(page.at(-1)?.arrival ?? Number(since)), isMore: rows.length > pageSize }
}

/** Reads the whole log of a visitor. */
export async function readLog(db: Db, userId: string): Promise<ReviewFact[]> {
  const rows = await db.select({ fact: reviewFacts.fact }).from(reviewFacts).where(eq(reviewFacts.userId, userId))
  return rows.map(({ fact }) => fact)
}
