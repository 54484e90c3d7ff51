import type { Calendar } from './calendar.ts'
import { recallOn } from './fsrs.ts'
import type { ReviewBook } from './replay.ts'
import { deckSettings } from './settings.ts'
import type { PlannedCard } from './study-cards.ts'

const lastWeeksDays = 21
/** A card that will be remembered this well on the day of the exam needs no extra look. */
const goodEnough = 0.9
const mostSpare = 20

/**
 * In the last three weeks before the exam: at most twenty cards of its decks, not due or seen today, that would be remembered worst on
 * its day. Else none.
 */
export function spareCards(planned: readonly PlannedCard[], { settings }: ReviewBook, { daysToExam, number }: Calendar): string[] {
  if (daysToExam === null || daysToExam > lastWeeksDays) return []
  const exam = number + daysToExam
  return planned
    .filter(({ card, memory, day }) => memory.state === 'review' && day !== 0 && deckSettings(settings, card.deck).isExamMode)
    .filter(({ memory }) => (memory.lastDay ?? 0) < number)
    .map(({ card, memory }) => ({ id: card.id, recall: recallOn(memory, exam) }))
    .filter(({ recall }) => recall < goodEnough)
    .toSorted((a, b) => a.recall - b.recall || (a.id < b.id ? -1 : 1))
    .slice(0, mostSpare)
    .map(({ id }) => id)
}
