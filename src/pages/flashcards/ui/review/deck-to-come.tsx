import type { DeckSummary } from '#domain/flashcard'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import type { StudyProps } from '../../model/study'
import { useOpenDeck } from '../decks/use-open-deck'
import { LoadingView } from './other-views'

/** Waits for the cards of a deck that this device does not have yet. */
export function DeckToCome({ study, deck }: StudyProps & { deck: DeckSummary }) {
  const { problem, open } = useOpenDeck(study, deck)
  if (!problem) return <LoadingView />
  return (
    <ProblemNotice title="Картки цієї колоди не завантажилися" onRetry={open}>
      {problemText(problem)}
    </ProblemNotice>
  )
}
