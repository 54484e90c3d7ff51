import { useEffect, useState } from 'react'
import { useFlashcards } from '@/entities/flashcard'

/** Counts the due cards; null while the count is unknown. Their code loads after the first paint. */
export function useDueCards(examDate: string | null, now: () => number): number | null {
  const flashcards = useFlashcards()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const [collection, { dueCardsOf }] = await Promise.all([flashcards.open(), import('../model/due-cards')])
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      if (!isGone) setCount(dueCardsOf(collection, { now: now(), zone, examDate }))
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [flashcards, examDate, now])
  return count
}
