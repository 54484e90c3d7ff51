import { createContext, use } from 'react'
import type { Collection } from './collection'

/** The way to the pupil’s cards, which come with the first page that needs them. */
export type Flashcards = { open: () => Promise<Collection> }

const FlashcardsContext = createContext<Flashcards | null>(null)

export const FlashcardsProvider = FlashcardsContext.Provider

export function useFlashcards(): Flashcards {
  const flashcards = use(FlashcardsContext)
  if (!flashcards) throw new Error('No flashcards above this component')
  return flashcards
}
