import { useEffect, useState } from 'react'
import { useFlashcards } from '@/entities/flashcard'
import type { DueCards } from '#domain/plan/reminder-text'
import { zoneHere } from '#domain/wall-time'
import { readUnlessNew } from '@/shared/api'
import { showBadge } from '@/shared/lib/app-badge'
import { noCards } from '../model/today-step'

/** Counts the due cards and their minutes; null while they are unknown. Their code comes where there may be any. */
export function useDueCards(examDate: string | null, now: () => number): DueCards | null {
  const flashcards = useFlashcards()
  const [due, setDue] = useState<DueCards | null>(null)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const zone = zoneHere()
      const found = await readUnlessNew(async () => (await flashcards.open()).due({ now: now(), zone, examDate }), noCards)
      if (isGone) return
      setDue(found)
      showBadge(found.count)
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [flashcards, examDate, now])
  return due
}
