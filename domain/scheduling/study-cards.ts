import type { Flashcard } from '../flashcard.ts'
import { calendarOf, type Calendar, type StudyClock } from './calendar.ts'
import { examDays, wishedDay } from './exam.ts'
import type { CardMemory } from './memory.ts'
import type { ReviewBook } from './replay.ts'
import { deckSettings } from './settings.ts'

export type StudyCard = Pick<Flashcard, 'id' | 'deck' | 'isOff'>
/** A card that was reviewed, with the day that it stands on (0 today; null not before the exam). */
export type PlannedCard = { card: StudyCard; memory: CardMemory; day: number | null }
/** The active cards of a pupil: those reviewed, by their plan, and those never reviewed, in the order in which they were given. */
export type StudyPlan = { calendar: Calendar; planned: PlannedCard[]; fresh: StudyCard[] }

/** Plans all cards together: the exam evens out the load of all decks. Suspended cards are left out, buried ones too while they are. */
export function planCards(cards: readonly StudyCard[], book: ReviewBook, clock: StudyClock): StudyPlan {
  const calendar = calendarOf(clock)
  const active = cards.filter((card) => isActive(card, book.memories.get(card.id), clock.now))
  const known = active.flatMap((card) => {
    const memory = book.memories.get(card.id)
    return memory === undefined || memory.lastReview === null ? [] : [{ card, memory }]
  })
  const inExam = known.filter(({ card, memory }) => memory.state === 'review' && deckSettings(book.settings, card.deck).isExamMode)
  const days = examDays(
    inExam.map(({ memory }) => memory),
    calendar,
  )
  return {
    calendar,
    planned: known.map(({ card, memory }) => ({
      card,
      memory,
      day: days.has(card.id) ? (days.get(card.id) ?? null) : wishedDay(memory, calendar, false),
    })),
    fresh: active.filter(({ id }) => (book.memories.get(id)?.lastReview ?? null) === null),
  }
}

const isActive = (card: StudyCard, memory: CardMemory | undefined, now: number): boolean =>
  !(memory?.isOff ?? card.isOff) && (memory?.buriedUntil ?? 0) <= now
