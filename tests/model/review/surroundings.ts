import type { BareReview } from '@/entities/flashcard'
import type { Card, Kind } from './review-events'

const ids: Record<Card, string> = { a: 'row.d-1', b: 'row.d-2', c: 'row.d-3' }
export const idOf = (card: Card): string => ids[card]
export const cardOf = (id: string): Card => (Object.keys(ids) as Card[]).find((card) => ids[card] === id) ?? 'c'

/** Simulates the surroundings of a review: the facts of this tab and the actions of another. */
export function createSurroundings(kind: Kind) {
  const cards = new Set<Card>(kind === 'nothing' ? [] : ['a', 'b'])
  const looks: { card: Card; isForgotten: boolean }[] = []
  const said = new Map<string, string>()
  const isSeen = (card: Card) => looks.some((look) => look.card === card)
  const isThrough = (card: Card) => looks.some((look) => look.card === card && !look.isForgotten)

  /** A fact in the words of the model. */
  function words(fact: BareReview): string {
    if (fact.kind === 'card.graded') return `${cardOf(fact.card)} ${fact.grade === 1 ? 'forgotten' : 'remembered'}`
    if (fact.kind === 'card.crammed') return `${cardOf(fact.card)} ${fact.grade === 1 ? 'forgotten' : 'remembered'} ahead`
    if (fact.kind === 'card.suspended') return `${cardOf(fact.card)} set aside`
    if (fact.kind === 'card.resumed') return `${cardOf(fact.card)} brought back`
    return fact.kind === 'review.undone' ? `${said.get(fact.of) ?? 'something unknown'}, undone` : `odd: ${fact.kind}`
  }
  return {
    words,
    /** @returns what is told once it is written down. */
    note: (id: string, fact: BareReview): string => {
      const told = words(fact)
      said.set(id, told.replace(' ahead', ''))
      if (fact.kind === 'review.undone' || fact.kind === 'card.resumed') looks.pop()
      else if ('card' in fact) looks.push({ card: cardOf(fact.card), isForgotten: 'grade' in fact && fact.grade === 1 })
      return told
    },
    queue: (): string[] => {
      const open = [...cards].filter((card) => !isThrough(card))
      return [...open.filter((card) => !isSeen(card)), ...open.filter(isSeen)].map(idOf)
    },
    isUntouched: (): boolean => looks.length === 0,
    other: (hand: Card): Card | undefined => [...cards].find((card) => card !== hand && !isSeen(card)),
    lose: (card: Card) => void cards.delete(card),
    bring: () => void cards.add('c'),
  }
}
export type Surroundings = ReturnType<typeof createSurroundings>
