import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { inParts } from '../store/in-parts.ts'
import { ownFlashcards, packs, results, reviewFacts, surveys, taskAnswers, userFacts } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import type { JoinedRows } from '../store/tables/packs.ts'
import { moveFlashcards } from './flashcards/move-flashcards.ts'
import { lastArrival } from './flashcards/reviews.ts'

/** Counts surveys, and everything else that a guest has studied with. */
export async function countStudy(db: Db, guestId: string): Promise<{ surveys: number; others: number }> {
  const others = [
    await db.$count(userFacts, eq(userFacts.userId, guestId)),
    await db.$count(reviewFacts, eq(reviewFacts.userId, guestId)),
    await db.$count(ownFlashcards, eq(ownFlashcards.userId, guestId)),
  ]
  return { surveys: await db.$count(surveys, eq(surveys.userId, guestId)), others: others.reduce((sum, each) => sum + each, 0) }
}

/** Moves surveys, packs, facts and cards of a guest to another person. Runs inside the caller’s transaction. */
export async function moveStudy(tx: Db, guestId: string, userId: string): Promise<void> {
  await tx.update(surveys).set({ userId }).where(eq(surveys.userId, guestId))
  await tx.update(packs).set({ userId }).where(eq(packs.userId, guestId))
  await tx.update(results).set({ userId }).where(eq(results.userId, guestId))
  await tx.update(taskAnswers).set({ userId }).where(eq(taskAnswers.userId, guestId))
  await moveFlashcards(tx, guestId, userId)
  await moveUserFacts(tx, guestId, userId)
}

/** A fact that both hold is the same fact; that of the guest goes with the guest. A year of them is more than one statement can name. */
async function moveUserFacts(tx: Db, guestId: string, userId: string): Promise<void> {
  const known = tx.select({ id: userFacts.id }).from(userFacts).where(eq(userFacts.userId, userId))
  await tx
    .update(userFacts)
    .set({ userId })
    .where(and(eq(userFacts.userId, guestId), notInArray(userFacts.id, known)))
}

/** Names the rows of a guest, so that they can go back. */
export async function studyRowsOf(tx: Db, guestId: string): Promise<Pick<JoinedRows, 'surveys' | 'packs' | 'facts' | 'reviews' | 'cards'>> {
  const ids = async (rows: PromiseLike<{ id: string }[]>) => (await rows).map(({ id }) => id)
  return {
    surveys: await ids(tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, guestId))),
    packs: await ids(tx.select({ id: packs.id }).from(packs).where(eq(packs.userId, guestId))),
    facts: await ids(tx.select({ id: userFacts.id }).from(userFacts).where(eq(userFacts.userId, guestId))),
    reviews: await ids(tx.select({ id: reviewFacts.id }).from(reviewFacts).where(eq(reviewFacts.userId, guestId))),
    cards: await ids(tx.select({ id: ownFlashcards.id }).from(ownFlashcards).where(eq(ownFlashcards.userId, guestId))),
  }
}

/** Gives the named rows back, as far as they are still the other person’s. */
export async function moveStudyBack(tx: Db, rows: JoinedRows, userId: string, guestId: string): Promise<void> {
  const back = { userId: guestId }
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
}
