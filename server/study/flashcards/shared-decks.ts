import { randomBytes } from 'node:crypto'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import * as v from 'valibot'
import { countFlashcards } from '#domain/card-text'
import { ownCardSchema } from '#domain/checked-card'
import { mostSharedDecks, sharedDeckBytes, type SharedCard, type SharedDeck } from '#contract/shared-deck'
import { Problem } from '../../base/problem.ts'
import { sharedDecks, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { noDeck } from './find-deck.ts'
import { readOwnCards } from './own-cards.ts'

type Holder = { userId: string; isAnonymous: boolean }

/** So many accounts that complain take a deck from behind its link until an operator has looked at it. Guests cost nothing: they are heard, but hide none. */
const mostComplaints = 3

/** Puts a copy of an own deck behind a link; the one that there is keeps its link and gets the present words. Throws 404 for a deck that is none, 409 for one that is empty, too large or hidden. */
export async function shareDeck(db: Db, holder: Holder, deck: string, now: Date): Promise<{ code: string; cards: number; left: number }> {
  return inTransaction(db, async (tx) => {
    const { userId } = holder
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const own = await readOwnCards(tx, holder)
    const title = own.decks.find(({ id }) => id === deck)?.title
    if (title === undefined) throw noDeck()
    const all = own.cards.filter((card) => card.deck === deck)
    const cards = all.flatMap((card): SharedCard[] => {
      const { media: _media, masks: _masks, ...words } = card
      // Words that ask or answer nothing without their picture would be a riddle.
      return words.kind !== 'occlusion' && v.safeParse(ownCardSchema, words).success
        ? [{ kind: words.kind, front: words.front, back: words.back }]
        : []
    })
    if (cards.length === 0) throw new Problem(409, 'У колоді немає карток зі словами: ділитися поки нічим')
    if (Buffer.byteLength(JSON.stringify(cards)) > sharedDeckBytes)
      throw new Problem(409, 'Колода завелика, щоб нею ділитися: понад 1 МБ тексту')
    const [known] = await tx
      .select({ code: sharedDecks.code, hiddenAt: sharedDecks.hiddenAt })
      .from(sharedDecks)
      .where(and(eq(sharedDecks.userId, userId), eq(sharedDecks.deck, deck)))
    if (known?.hiddenAt) throw new Problem(409, 'На цю колоду скаржилися, тож її приховано, поки ми не переглянемо. У тебе вона лишається')
    if (!known && (await tx.$count(sharedDecks, eq(sharedDecks.userId, userId))) >= mostSharedDecks)
      throw new Problem(409, `Можна ділитися не більш як ${mostSharedDecks} колодами`)
    const code = known?.code ?? randomBytes(16).toString('base64url')
    await tx
      .insert(sharedDecks)
      .values({ code, userId, deck, title, cards, complaints: [], sharedAt: now })
      .onConflictDoUpdate({ target: sharedDecks.code, set: { title, cards, sharedAt: now } })
    const count = cards.reduce((sum, card) => sum + countFlashcards(card), 0)
    return { code, cards: count, left: all.reduce((sum, card) => sum + countFlashcards(card), 0) - count }
  })
}

/** The link of a deck leads nowhere from now on; one that is not shared is no error. A hidden one stays so: else a new link would wash it clean. */
export async function stopSharing(db: Db, userId: string, deck: string): Promise<void> {
  await db.delete(sharedDecks).where(and(eq(sharedDecks.userId, userId), eq(sharedDecks.deck, deck), isNull(sharedDecks.hiddenAt)))
}

/** What a link offers. Throws 404 for a link that leads nowhere, or no more. */
export async function readSharedDeck(db: Db, userId: string, code: string): Promise<SharedDeck> {
  const [found] = await db
    .select()
    .from(sharedDecks)
    .where(and(eq(sharedDecks.code, code), isNull(sharedDecks.hiddenAt)))
  if (!found) throw noShare()
  return { title: found.title, cards: found.cards, isOwn: found.userId === userId }
}

/** Notes that somebody complains of a deck, each account once. Throws 404 for a link that leads nowhere. */
export async function complainOfDeck(db: Db, { userId, isAnonymous }: Holder, code: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [found] = await tx.select().from(sharedDecks).where(eq(sharedDecks.code, code)).for('update')
    if (!found) throw noShare()
    if (isAnonymous || found.userId === userId || found.complaints.includes(userId)) return
    const complaints = [...found.complaints, userId]
    const hiddenAt = complaints.length >= mostComplaints ? (found.hiddenAt ?? now) : found.hiddenAt
    await tx.update(sharedDecks).set({ complaints, hiddenAt }).where(eq(sharedDecks.code, code))
  })
}

/** Gives an account what a guest shares. Runs inside the caller’s transaction. */
export async function moveSharedDecks(tx: Db, guestId: string, userId: string): Promise<void> {
  const known = tx.select({ deck: sharedDecks.deck }).from(sharedDecks).where(eq(sharedDecks.userId, userId))
  await tx
    .update(sharedDecks)
    .set({ userId })
    .where(and(eq(sharedDecks.userId, guestId), notInArray(sharedDecks.deck, known)))
}

const noShare = () => new Problem(404, 'За цим посиланням колоди вже немає')
