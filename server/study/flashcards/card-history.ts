import { dayMs } from '#domain/duration'
import type { Grade, ReviewFact } from '#domain/review'
import { gradeCard, newMemory } from '#domain/scheduling/fsrs'
import type { CardMemory } from '#domain/scheduling/memory'
import { replayReviews } from '#domain/scheduling/replay'
import { kyivOffset } from '#domain/scheduling/study-day'

/** A look and what it led to. `interval`: days until the next look, or, below zero, seconds while the card is learnt in minutes. */
export type PastStep = { at: number; grade: Grade; ms: number; was: CardMemory['state']; interval: number }
/** What a pupil has learnt of one card: its memory now, and each look that led there, the oldest first. */
export type CardHistory = { memory: CardMemory; steps: PastStep[] }

/** The histories of all cards that a log names, as another program can take them over. */
export function historiesOf(facts: readonly ReviewFact[]): Map<string, CardHistory> {
  const { memories, reviews } = replayReviews(facts)
  const offsets = new Map(facts.map((fact) => [fact.id, 'offset' in fact ? fact.offset : undefined]))
  const histories = new Map([...memories].map(([card, memory]) => [card, { memory, steps: [] as PastStep[] }]))
  const now = new Map<string, CardMemory>()
  for (const { id, card, at, grade, ms, was } of reviews) {
    const memory = gradeCard(now.get(card) ?? newMemory(card), grade, at, offsets.get(id) ?? kyivOffset(at))
    now.set(card, memory)
    histories.get(card)?.steps.push({ at, grade, ms, was, interval: intervalOf(memory, at) })
  }
  return histories
}

/** As the logs of Anki count it. */
export const intervalOf = ({ dueDay, lastDay, due }: CardMemory, at: number): number =>
  dueDay !== null && lastDay !== null ? Math.max(1, dueDay - lastDay) : -Math.max(1, Math.round(((due ?? at + dayMs) - at) / 1000))
