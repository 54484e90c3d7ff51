import type { OwnCards, OwnWrite } from '#contract/own-card'

export const nothingOwn: OwnCards = { decks: [], cards: [], limit: 50 }

/** Everything own after these writes, the oldest first. */
export const ownAfter = (own: OwnCards, writes: readonly OwnWrite[]): OwnCards => writes.reduce(after, own)

function after(own: OwnCards, write: OwnWrite): OwnCards {
  switch (write.kind) {
    case 'card.written':
      return { ...own, cards: put(own.cards, write.card) }
    case 'card.removed':
      return { ...own, cards: own.cards.filter(({ id }) => id !== write.card) }
    case 'deck.written':
      return { ...own, decks: put(own.decks, write.deck) }
    case 'deck.removed':
      return { ...own, decks: own.decks.filter(({ id }) => id !== write.deck), cards: own.cards.filter(({ deck }) => deck !== write.deck) }
  }
}

/** In the place of the one with this id, else at the end. */
const put = <T extends { id: string }>(all: readonly T[], one: T): T[] =>
  all.some(({ id }) => id === one.id) ? all.map((each) => (each.id === one.id ? one : each)) : [...all, one]
