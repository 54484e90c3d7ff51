import { and, eq, notInArray, sql } from 'drizzle-orm'
import { ownFlashcards, reviewFacts } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { moveCardMedia } from './card-media.ts'
import { keepLatest } from './own-cards.ts'
import { lastArrival } from './reviews.ts'
import { moveSharedDecks } from './shared-decks.ts'

const batch = 2000

/**
 * Gives an account the card log of a guest, after its own, and the guest’s cards where the account says nothing later. Runs inside the
 * caller’s transaction.
 */
export async function moveFlashcards(tx: Db, guestId: string, userId: string): Promise<void> {
  const base = await lastArrival(tx, userId)
  const known = tx.select({ id: reviewFacts.id }).from(reviewFacts).where(eq(reviewFacts.userId, userId))
  await tx
    .update(reviewFacts)
    .set({ userId, arrival: sql`${reviewFacts.arrival} + ${base}` })
    .where(and(eq(reviewFacts.userId, guestId), notInArray(reviewFacts.id, known)))
  const own = await tx.delete(ownFlashcards).where(eq(ownFlashcards.userId, guestId)).returning()
  const rows = own.map((row) => ({ ...row, userId }))
  for (let start = 0; start < rows.length; start += batch) await keepLatest(tx, rows.slice(start, start + batch))
  await moveCardMedia(tx, guestId, userId)
  await moveSharedDecks(tx, guestId, userId)
}
