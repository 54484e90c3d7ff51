import type { DeckSummary, Flashcard } from '#domain/flashcard'
import { backlogOf, type Backlog } from '#domain/scheduling/backlog'
import type { StudyClock } from '#domain/scheduling/calendar'
import type { DayQueue } from '#domain/scheduling/queue'
import type { ReviewBook } from '#domain/scheduling/replay'
import { minutesFor } from '#domain/scheduling/minutes'
import { forecast } from '#domain/scheduling/statistics'
import { dayOrder, dayQueue } from './day-queue'

type Known = { decks: readonly DeckSummary[]; cards: ReadonlyMap<string, Flashcard>; book: ReviewBook }
export type Share = { name: string; count: number }
/** The plan of the day. `next` is the first later day with cards, null where there is none within a month. */
export type Today = {
  queue: DayQueue
  count: number
  minutes: number
  shares: Share[]
  week: { day: string; due: number }[]
  next: string | null
  backlog: Backlog | null
}

export function todayOf(known: Known, clock: StudyClock): Today {
  const cards = [...known.cards.values()]
  const queue = dayQueue(known, clock)
  const ids = dayOrder(queue)
  const month = forecast(cards, known.book, clock, 30)
  return {
    queue,
    count: ids.length,
    minutes: minutesFor(ids.length, queue.fresh.length, known.book),
    shares: sharesOf(ids, known),
    week: month.slice(0, 7),
    next: month.slice(1).find(({ due }) => due > 0)?.day ?? null,
    backlog: backlogOf(cards, known.book, clock),
  }
}

/** By subject; cards without one by their deck. */
function sharesOf(ids: readonly string[], { decks, cards }: Known): Share[] {
  const subjects = new Map(decks.flatMap(({ subject }) => (subject ? [[subject.id, subject.title]] : [])))
  const titles = new Map(decks.map(({ id, title }) => [id, title]))
  const counts = new Map<string, number>()
  for (const id of ids) {
    const card = cards.get(id)
    const name = (card?.subject && subjects.get(card.subject)) || titles.get(card?.deck ?? '') || 'Мої картки'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
}

/** One deck of each subject after another, so that the first few are not of one subject alone. */
export function inTurn(decks: readonly DeckSummary[]): DeckSummary[] {
  const subjects = [...Map.groupBy(decks, ({ subject }) => subject?.id).values()]
  const longest = Math.max(0, ...subjects.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => subjects.flatMap((own) => own[index] ?? [])).flat()
}
