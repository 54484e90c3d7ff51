import type { StudyClock } from './calendar.ts'
import { dueIndex } from './exam.ts'
import { recallOn } from './fsrs.ts'
import type { ReviewBook } from './replay.ts'
import { deckSettings } from './settings.ts'
import { planCards, type StudyCard } from './study-cards.ts'

const missedDaysToAsk = 3
const mostImportant = 20

/** The cards that fell due while nothing was studied: `important` are the ids most nearly forgotten. */
export type Backlog = { missedDays: number; overdue: number; important: string[] }

/** After three missed days or more, and only if more has gathered than is offered: which twenty to begin with. Null otherwise. */
export function backlogOf(cards: readonly StudyCard[], book: ReviewBook, clock: StudyClock): Backlog | null {
  const last = book.reviews.at(-1)
  if (!last) return null
  const { calendar, planned } = planCards(cards, book, clock)
  const missedDays = calendar.number - last.day - 1
  const isExamMode = (deck: string) => deckSettings(book.settings, deck).isExamMode
  const overdue = planned.filter(({ card, memory }) => (dueIndex(memory, calendar, isExamMode(card.deck)) ?? 0) < 0)
  if (missedDays < missedDaysToAsk || overdue.length <= mostImportant) return null
  const important = overdue
    .map(({ card, memory }) => ({ id: card.id, recall: recallOn(memory, calendar.number) }))
    .toSorted((a, b) => a.recall - b.recall || (a.id < b.id ? -1 : 1))
  return { missedDays, overdue: overdue.length, important: important.slice(0, mostImportant).map(({ id }) => id) }
}
