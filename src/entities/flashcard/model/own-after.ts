import type { OwnCards, OwnChanges } from '#contract/own-card'
import type { OwnWrite } from '#contract/own-write'

export const nothingOwn: OwnCards = { decks: [], cards: [], limit: 50, version: '' }

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

/** Everything own after an answer of the server, which may tell of changes alone, and nothing of the room of pictures. */
export function ownWith(own: OwnCards, { since, gone, ...told }: OwnChanges): OwnCards {
  const all = { ...(own.room && { room: own.room }), ...told }
  if (since === null) return all
  const [lost, others] = [new Set(gone), new Set([...told.decks, ...told.cards].map(({ id }) => id))]
  const stays = ({ id }: { id: string }) => !lost.has(id) && !others.has(id)
  return { ...all, decks: [...own.decks.filter(stays), ...told.decks], cards: [...own.cards.filter(stays), ...told.cards] }
}
