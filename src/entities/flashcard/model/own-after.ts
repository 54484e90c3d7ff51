import type { OwnCards, OwnWrite } from '#contract/own-card'

export const nothingOwn: OwnCards = { decks: [], cards: [], limit: 50 }

/** Everything own after these writes, the oldest first: a thing that is known keeps its place. */
export function ownAfter(own: OwnCards, writes: readonly OwnWrite[]): OwnCards {
  if (writes.length === 0) return own
  const decks = new Map(own.decks.map((deck) => [deck.id, deck]))
  const cards = new Map(own.cards.map((card) => [card.id, card]))
  for (const write of writes) {
    if (write.kind === 'card.written') cards.set(write.card.id, write.card)
    else if (write.kind === 'card.removed') cards.delete(write.card)
    else if (write.kind === 'deck.written') decks.set(write.deck.id, write.deck)
    else {
      decks.delete(write.deck)
      for (const { id, deck } of cards.values()) if (deck === write.deck) cards.delete(id)
    }
  }
  return { ...own, decks: [...decks.values()], cards: [...cards.values()] }
}
