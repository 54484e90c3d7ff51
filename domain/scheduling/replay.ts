import type { ReviewFact } from '../review.ts'
import { gradeCard, newMemory, recallOn } from './fsrs.ts'
import type { CardMemory, PastReview } from './memory.ts'
import { dayMs } from '../duration.ts'
import { kyivOffset, studyTime } from './study-day.ts'
import { foldSettings, type SettingsBook } from './settings.ts'

/** The outcome of the log: a memory for each card that it names, every look that counts in order of time, and the settings. */
export type ReviewBook = { memories: ReadonlyMap<string, CardMemory>; reviews: readonly PastReview[]; settings: SettingsBook }

/**
 * Replays a log in whatever order it came, the same on every device: facts sorted by time, number and id; undone ones never happened;
 * crams change nothing.
 */
export function replayReviews(facts: readonly ReviewFact[]): ReviewBook {
  const ordered = inOrderOfTime(facts.flatMap(withPastReviews))
  const undone = new Set(ordered.flatMap((fact) => (fact.kind === 'review.undone' ? [fact.of] : [])))
  const memories = new Map<string, CardMemory>()
  const reviews: PastReview[] = []
  for (const fact of ordered) {
    if (!('card' in fact) || fact.kind === 'card.crammed' || undone.has(fact.id)) continue
    const memory = memories.get(fact.card) ?? newMemory(fact.card)
    if (fact.kind === 'card.graded') reviews.push(pastReview(fact, memory))
    memories.set(fact.card, after(memory, fact))
  }
  return { memories, reviews, settings: foldSettings(ordered) }
}

/** Looks in another program become looks of ours; whoever brings the same history twice has looked once. */
function withPastReviews(fact: ReviewFact): ReviewFact | ReviewFact[] {
  if (fact.kind !== 'card.learnt') return fact
  const { card, seq } = fact
  return fact.looks
    .filter(([at]) => at <= Date.parse(fact.at))
    .map(([at, grade, ms]) => ({ id: `${card} ${at}`, at: new Date(at).toISOString(), seq, kind: 'card.graded', card, grade, ms }))
}

function after(memory: CardMemory, fact: Extract<ReviewFact, { card: string }>): CardMemory {
  switch (fact.kind) {
    case 'card.graded':
      return gradeCard(memory, fact.grade, Date.parse(fact.at), offsetOf(fact))
    case 'card.suspended':
      return { ...memory, isOff: true }
    case 'card.resumed':
      return { ...memory, isOff: false, buriedUntil: 0 }
    case 'card.buried':
      return { ...memory, buriedUntil: Math.min(Date.parse(fact.until), Date.parse(fact.at) + longestBurial) }
    case 'card.crammed':
    case 'card.learnt':
      return memory
  }
}

function pastReview(fact: Extract<ReviewFact, { kind: 'card.graded' }>, memory: CardMemory): PastReview {
  const { id, card, grade, ms } = fact
  const at = Date.parse(fact.at)
  const day = Math.floor(studyTime(at, offsetOf(fact)) / dayMs)
  return { id, card, at, day, grade, ms, was: memory.state, recall: memory.lastReview === null ? null : recallOn(memory, day) }
}

/** Looks of older devices do not say where they were: in Kyiv. */
const offsetOf = ({ at, offset }: Extract<ReviewFact, { kind: 'card.graded' }>): number => offset ?? kyivOffset(Date.parse(at))

/** Every fact once, by time, then by the number on its device, then by id: an order on which all agree. */
export function inOrderOfTime(facts: readonly ReviewFact[]): ReviewFact[] {
  const once = [...new Map(facts.map((fact) => [fact.id, fact])).values()]
  return once.toSorted((a, b) => compare(a.at, b.at) || a.seq - b.seq || compare(a.id, b.id))
}

/** Buried is “not today”; a clock that is wrong must not hide a card for years. */
const longestBurial = 2 * dayMs

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
