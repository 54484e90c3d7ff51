import { useEffect, useState } from 'react'
import type { DeckSummary } from '#domain/flashcard'
import { problemOf, type Problem } from '@/shared/api'
import type { Study } from '../../model/study'

/** Brings the cards of a deck to the device. @returns why they did not come, and what asks again. */
export function useOpenDeck({ collection }: Study, { id }: DeckSummary): { problem: Problem | null; open: () => void } {
  const [problem, setProblem] = useState<Problem | null>(null)
  const open = () => {
    setProblem(null)
    collection.openDeck(id).catch((error: unknown) => setProblem(problemOf(error)))
  }
  useEffect(open, [collection, id])
  return { problem, open }
}
