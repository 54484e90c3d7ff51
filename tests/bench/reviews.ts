import type { Grade, ReviewFact } from '#domain/review'
import { queueOfDay } from '#domain/scheduling/queue'
import { replayReviews } from '#domain/scheduling/replay'
import { forecast } from '#domain/scheduling/statistics'

/** Replays 10,000 reviews, and makes the day of 5,000 cards before an exam. Limits of CPU time: 200 ms and 50 ms. */
const minute = 60_000
const start = Date.parse('2025-12-01T08:00:00.000Z')
const logOf = (reviews: number, cards: number): ReviewFact[] =>
  Array.from({ length: reviews }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    at: new Date(start + index * 20 * minute).toISOString(),
    seq: index,
    kind: 'card.graded',
    card: `row.c-${index % cards}`,
    grade: ([3, 3, 4, 1, 3] as const satisfies Grade[])[index % 5] ?? 3,
    ms: 3000,
  }))

function measure(name: string, work: () => unknown): void {
  const runs = Array.from({ length: 11 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const [first = 0, ...others] = runs
  const median = others.toSorted((a, b) => a - b)[5] ?? 0
  console.log(`${name}: first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms`)
}

const log = logOf(10_000, 700)
measure('replay of 10,000 reviews of 700 cards', () => replayReviews(log))
const large = logOf(10_000, 5000)
const book = replayReviews(large)
const cards = Array.from({ length: 5000 }, (_, index) => ({ id: `row.c-${index}`, deck: 'own', isOff: false }))
const clock = { now: start + 10_001 * 20 * minute, zone: 'Europe/Kyiv', examDate: '2026-05-25' }
measure('the queue of a day of 5,000 cards', () => queueOfDay(cards, book, clock))
measure('the forecast of 30 days of 5,000 cards', () => forecast(cards, book, clock, 30))
