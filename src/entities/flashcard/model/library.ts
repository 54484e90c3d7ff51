import { flashcardsOf } from '#domain/card-text'
import { looseDeck, type Deck, type DeckSummary, type Flashcard } from '#domain/flashcard'
import type { OwnCards } from '#contract/own-card'

/** Every deck, and every card whose deck is on the device. */
export type Library = { decks: readonly DeckSummary[]; cards: ReadonlyMap<string, Flashcard> }

/** @param lists decks that came with their cards: of theory, and the one of mistakes. */
export function libraryOf(summaries: readonly DeckSummary[], lists: readonly Deck[], own: OwnCards): Library {
  const ownCards = own.cards.flatMap(flashcardsOf)
  const counts = new Map<string, number>()
  for (const { deck } of ownCards) counts.set(deck, (counts.get(deck) ?? 0) + 1)
  const named = [...own.decks, ...(counts.has(looseDeck) ? [{ id: looseDeck, title: 'Мої картки' }] : [])]
  const ownDecks = named.map(({ id, title }): DeckSummary => ({
    id,
    kind: 'own',
    title,
    subject: null,
    type: null,
    cards: counts.get(id) ?? 0,
    version: '',
  }))
  const mistakes = lists.filter(({ kind }) => kind === 'mistakes')
  const cards = [...lists.flatMap(({ list }) => list), ...ownCards]
  return { decks: [...mistakes, ...ownDecks, ...summaries], cards: new Map(cards.map((card) => [card.id, card])) }
}
