import type { StudyClock } from './calendar.ts'
import type { CardMemory, PastReview } from './memory.ts'
import type { ReviewBook } from './replay.ts'
import { dayOfNumber } from './study-day.ts'
import { planCards, type StudyCard } from './study-cards.ts'

/** Counts the cards of each of the next days, today first; overdue cards count for today. New cards are not guessed. */
export function forecast(cards: readonly StudyCard[], book: ReviewBook, clock: StudyClock, days: number): { day: string; due: number }[] {
  const { calendar, planned } = planCards(cards, book, clock)
  const counts = Array.from({ length: days }, () => 0)
  for (const { day } of planned) if (day !== null && day < days) counts[day] = (counts[day] ?? 0) + 1
  return counts.map((due, index) => ({ day: calendar.dayAt(index), due }))
}

/**
 * How often a known card was recalled: the first look of a day counts, learning does not. `share` is null without any.
 * @param since the first day of study that counts.
 */
export function trueRetention(reviews: readonly PastReview[], since: number): { passed: number; total: number; share: number | null } {
  const firsts = new Map<string, PastReview>()
  for (const review of reviews) {
    if (review.day < since || review.was !== 'review') continue
    const look = `${review.day} ${review.card}`
    if (!firsts.has(look)) firsts.set(look, review)
  }
  const passed = [...firsts.values()].filter(({ grade }) => grade > 1).length
  return { passed, total: firsts.size, share: firsts.size === 0 ? null : passed / firsts.size }
}

/** Looks by day of study, oldest first; days without any are left out. */
export function reviewsByDay(reviews: readonly PastReview[]): { day: string; count: number; ms: number }[] {
  const days = Map.groupBy(reviews, ({ day }) => day)
  return [...days].map(([day, all]) => ({ day: dayOfNumber(day), count: all.length, ms: all.reduce((sum, { ms }) => sum + ms, 0) }))
}

/** The cards forgotten most often, the most difficult first among equals; at most ten. */
export function hardestCards(cards: readonly Pick<StudyCard, 'id'>[], { memories }: ReviewBook): CardMemory[] {
  return cards
    .flatMap(({ id }) => memories.get(id) ?? [])
    .filter(({ lapses }) => lapses > 0)
    .toSorted((a, b) => b.lapses - a.lapses || b.difficulty - a.difficulty || (a.card < b.card ? -1 : 1))
    .slice(0, 10)
}
