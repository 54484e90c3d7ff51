import { useEffect, useState } from 'react'
import { useFlashcards } from '@/entities/flashcard'
import { zoneHere } from '#contract/wall-time'
import { readUnlessNew } from '@/shared/api'
import { showBadge } from '@/shared/lib/app-badge'

/** Counts the due cards; null while the count is unknown. Their code comes where there may be any. */
export function useDueCards(examDate: string | null, now: () => number): number | null {
  const flashcards = useFlashcards()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const zone = zoneHere()
      const due = await readUnlessNew(async () => (await flashcards.open()).due({ now: now(), zone, examDate }), 0)
      if (isGone) return
      setCount(due)
      showBadge(due)
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [flashcards, examDate, now])
  return count
}
