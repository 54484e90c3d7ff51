import { useEffect, useSyncExternalStore } from 'react'
import { useFlashcards, type Collection, type CollectionState } from '@/entities/flashcard'
import { useLoad, type Load } from '@/shared/lib/load'

/** The collection once its code and the device’s part of it are here; the server is asked beside that. */
export function useCollection(): Load<Collection> {
  const flashcards = useFlashcards()
  const load = useLoad(flashcards.open)
  const found = load.state === 'ready' ? load.found : null
  useEffect(() => void found?.refresh(), [found])
  return load
}

export const useCollectionState = (collection: Collection): CollectionState =>
  useSyncExternalStore(collection.subscribe, collection.read, collection.read)
