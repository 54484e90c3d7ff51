import { and, eq, inArray } from 'drizzle-orm'
import { flashcardsOf } from '#domain/card-text'
import { weekdayOf } from '#domain/day'
import type { Flashcard } from '#domain/flashcard'
import type { Due } from '#domain/plan/reminder-text'
import type { StudyClock } from '#domain/scheduling/calendar'
import { minutesFor } from '#domain/scheduling/minutes'
import { queueOfDay } from '#domain/scheduling/queue'
import { replayReviews, type ReviewBook } from '#domain/scheduling/replay'
import { studyDay, weekday } from '#domain/scheduling/study-day'
import { readMistakesDeck } from '../../study/flashcards/mistakes-deck.ts'
import { readLog } from '../../study/flashcards/reviews.ts'
import { standingOf } from '../../study/flashcards/standing.ts'
import { tableDecks } from '../../content/table-decks.ts'
import { ownFlashcards } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readOutlook } from './read-outlook.ts'

/**
 * What is due for a pupil today: cards, as devices count them, and the first step of the plan. Null on a day off or an easy day.
 * @param zone of the pupil, by whose day cards come.
 */
export async function readDue(db: Db, userId: string, { now, zone }: { now: Date; zone: string }): Promise<Due | null> {
  const book = await readBook(db, userId)
  if (book?.settings.study.easyDays.includes(weekday(studyDay(now.getTime(), zone)))) return null
  const { outlook, preferences } = await readOutlook(db, userId, now)
  if (preferences.daysOff.includes(weekdayOf(outlook.today))) return null
  const clock = { now: now.getTime(), zone, examDate: preferences.examDate }
  const count = book ? await countDue(db, userId, book, clock) : 0
  const cards = book && count > 0 ? { count, minutes: minutesFor(count, 0, book) } : null
  return { cards, step: outlook.plan.find(({ day }) => day === outlook.today) ?? null }
}

/** What was learnt, and by which settings; null where no card was ever looked at. */
async function readBook(db: Db, userId: string): Promise<ReviewBook | null> {
  const facts = await readLog(db, userId)
  return facts.length === 0 ? null : replayReviews(facts)
}

async function countDue(db: Db, userId: string, book: ReviewBook, clock: StudyClock): Promise<number> {
  if (book.memories.size === 0) return 0
  const { learning, due } = queueOfDay(await readCards(db, userId, book, clock.now), book, clock)
  return learning.length + due.length
}

/** The cards that a device of this pupil has: of chosen decks, own ones, and mistakes where any was ever looked at. */
async function readCards(db: Db, userId: string, book: ReviewBook, now: number): Promise<Flashcard[]> {
  const { decks } = await tableDecks(db)()
  const chosen = [...decks.values()].filter(({ id }) => book.settings.decks.has(id)).flatMap(({ list }) => list)
  const own = await db
    .select()
    .from(ownFlashcards)
    .where(and(eq(ownFlashcards.userId, userId), inArray(ownFlashcards.kind, ['deck', 'card'])))
  const cards = [...chosen, ...standingOf(own).cards.flatMap(flashcardsOf)]
  const known = new Set(cards.map(({ id }) => id))
  const hasOthers = [...book.memories.keys()].some((card) => !known.has(card))
  return hasOthers ? [...cards, ...(await readMistakesDeck(db, userId, new Date(now))).list] : cards
}
