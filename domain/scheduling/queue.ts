import { spareCards } from './spare-cards.ts'
import type { StudyClock } from './calendar.ts'
import { noNewCardsDays } from './exam.ts'
import { recallOn } from './fsrs.ts'
import type { ReviewBook } from './replay.ts'
import { deckSettings } from './settings.ts'
import { planCards, type PlannedCard, type StudyCard } from './study-cards.ts'
import { weekday } from './study-day.ts'

/** The limit that holds cards of today back. */
export type HeldBack = 'reviewsPerDay' | 'newPerDay' | 'easyDay' | 'examNear'

/**
 * The cards to study now: `learning`, `due`, `fresh`, in this order. `later`: their minutes are not over. `waiting…`: held back, with the
 * reason. `spare`: if there is room before the exam.
 */
export type DayQueue = {
  learning: string[]
  due: string[]
  fresh: string[]
  later: string[]
  nextAt: number | null
  waitingDue: string[]
  whyDue: HeldBack | null
  waitingFresh: string[]
  whyFresh: HeldBack | null
  spare: string[]
}

/** The queue of one day of study: of all cards, or of those given; caps count what was done today already. */
export function queueOfDay(cards: readonly StudyCard[], book: ReviewBook, clock: StudyClock): DayQueue {
  const { calendar, planned, fresh } = planCards(cards, book, clock)
  const { study } = book.settings
  const isEasy = study.easyDays.includes(weekday(calendar.today))
  const today = book.reviews.filter(({ day }) => day === calendar.number)
  const firsts = new Set(today.filter(({ was }) => was === 'new').map(({ card }) => card))
  const doneReviews = today.filter(({ was }) => was === 'review').length

  const [learning, later] = learningOf(planned, clock.now, calendar.startOf(1))
  const due = planned
    .filter(({ memory, day }) => memory.state === 'review' && day !== null && day <= 0)
    .map(({ card, memory }) => ({ id: card.id, recall: recallOn(memory, calendar.number) }))
    .toSorted((a, b) => a.recall - b.recall || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id)
  const room = Math.max(0, (isEasy ? Math.ceil(study.reviewsPerDay / 2) : study.reviewsPerDay) - doneReviews)
  const isNear = calendar.daysToExam !== null && calendar.daysToExam <= noNewCardsDays
  const wanted = ofDecksThatAreOn(fresh, book)
  const whyNone = isNear ? 'examNear' : isEasy ? 'easyDay' : due.length > room ? 'reviewsPerDay' : null
  const taken = new Set(whyNone === null ? takeFresh(wanted, cards, firsts, book) : [])
  const waitingFresh = wanted.filter(({ id }) => !taken.has(id)).map(({ id }) => id)
  return {
    learning,
    due: due.slice(0, room),
    fresh: [...taken],
    later: later.map(({ memory }) => memory.card),
    nextAt: later[0]?.memory.due ?? null,
    waitingDue: due.slice(room),
    whyDue: due.length > room ? (isEasy ? 'easyDay' : 'reviewsPerDay') : null,
    waitingFresh,
    whyFresh: waitingFresh.length > 0 ? (whyNone ?? 'newPerDay') : null,
    spare: isEasy ? [] : spareCards(planned, book, calendar).slice(0, Math.max(0, room - due.length)),
  }
}

function learningOf(planned: readonly PlannedCard[], now: number, tomorrow: number): [string[], PlannedCard[]] {
  const inMinutes = planned
    .filter(({ memory }) => memory.state !== 'review' && (memory.due ?? now) < tomorrow)
    .toSorted((a, b) => (a.memory.due ?? 0) - (b.memory.due ?? 0) || (a.card.id < b.card.id ? -1 : 1))
  const isReady = ({ memory }: PlannedCard) => (memory.due ?? 0) <= now
  return [inMinutes.filter(isReady).map(({ card }) => card.id), inMinutes.filter((each) => !isReady(each))]
}

const ofDecksThatAreOn = (fresh: readonly StudyCard[], { settings }: ReviewBook): StudyCard[] =>
  fresh.filter(({ deck }) => deckSettings(settings, deck).isOn)

/** In the order given, up to the cap of all decks and of each; `firsts` were new today already. */
function takeFresh(
  wanted: readonly StudyCard[],
  cards: readonly StudyCard[],
  firsts: ReadonlySet<string>,
  { settings }: ReviewBook,
): string[] {
  const counts = new Map<string, number>()
  for (const { id, deck } of cards) if (firsts.has(id)) counts.set(deck, (counts.get(deck) ?? 0) + 1)
  const taken: string[] = []
  for (const { id, deck } of wanted) {
    if (firsts.size + taken.length >= settings.study.newPerDay) break
    const count = counts.get(deck) ?? 0
    if (count >= (deckSettings(settings, deck).newPerDay ?? Infinity)) continue
    counts.set(deck, count + 1)
    taken.push(id)
  }
  return taken
}
