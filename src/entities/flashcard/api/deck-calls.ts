import { deckAnswerSchema, decksAnswerSchema } from '#contract/flashcard'
import { mistakesDeck, type Deck, type DeckSummary } from '#domain/flashcard'
import { api } from '@/shared/api'

/** Decks of theory, without their cards. */
export const listDecks = async (): Promise<DeckSummary[]> =>
  (await (await api()).get('v3/flashcards/decks').json(decksAnswerSchema)).data.decks

/** A deck of theory, or the one of own mistakes, with its cards. */
export const readDeck = async (id: string): Promise<Deck> => {
  const path = id === mistakesDeck ? 'v3/flashcards/mistakes' : `v3/flashcards/decks/${id}`
  return (await (await api()).get(path).json(deckAnswerSchema)).data.deck
}
