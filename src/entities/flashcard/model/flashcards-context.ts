import { createRequiredContext } from '@/shared/lib/required-context'
import type { Collection } from './collection'

/** The way to the pupil’s cards, which come with the first page that needs them. */
export type Flashcards = { open: () => Promise<Collection> }

export const { Provider: FlashcardsProvider, useRequired: useFlashcards } = createRequiredContext<Flashcards>('flashcards')
