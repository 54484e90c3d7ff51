import { looseDeck } from '#domain/flashcard'
import type { OwnCard, OwnDeck } from '#domain/own-card'
import type { OwnCards } from '#contract/own-card'
import type { ownFlashcards } from '../../store/schema.ts'

export type OwnRow = typeof ownFlashcards.$inferSelect

/** Reads the cards that the last changes leave: cards of a removed deck are gone with it; a card whose deck has not come yet is a loose one. */
export function standingOf(rows: readonly OwnRow[]): Pick<OwnCards, 'decks' | 'cards'> {
  const ordered = rows.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const decks = ordered.flatMap(({ kind, body }) => (kind === 'deck' && body ? [body as OwnDeck] : []))
  const known = new Map(ordered.filter(({ kind }) => kind === 'deck').map(({ id, body }) => [id, body !== null]))
  const cards = ordered.flatMap(({ kind, body }) => (kind === 'card' && body ? [body as OwnCard] : []))
  return {
    decks,
    cards: cards
      .filter(({ deck }) => known.get(deck) !== false)
      .map((card) => (known.get(card.deck) === true || card.deck === looseDeck ? card : { ...card, deck: looseDeck })),
  }
}
