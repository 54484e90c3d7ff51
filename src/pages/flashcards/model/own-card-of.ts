import type { OwnCard } from '#domain/own-card'
import type { OwnCards } from '#contract/own-card'

/** The own card that a card was made from: each gap of a cloze is a card of its own. */
export const ownCardOf = ({ cards }: OwnCards, card: string): OwnCard | null =>
  cards.find(({ id }) => card === id || card.startsWith(`${id}.c`)) ?? null
