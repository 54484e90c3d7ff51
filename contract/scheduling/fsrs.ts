import { createEmptyCard, fsrs, State, type Card } from 'ts-fsrs'
import type { Grade } from '../review.ts'
import type { CardMemory } from './memory.ts'

/** FSRS-6 with its default parameters and without chance, so that every device and the server come to the same dates. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 3650, enable_fuzz: false, enable_short_term: true })

const states = ['new', 'learning', 'review', 'relearning'] as const satisfies CardMemory['state'][]

export const newMemory = (card: string): CardMemory => ({
  card,
  state: 'new',
  due: null,
  stability: 0,
  difficulty: 0,
  step: 0,
  reps: 0,
  lapses: 0,
  lastReview: null,
  firstReview: null,
  isOff: null,
  buriedUntil: 0,
})

/** The memory after one grade. A grade never lies before the last one: replay sorts. */
export function gradeCard(memory: CardMemory, grade: Grade, at: number): CardMemory {
  const { card } = scheduler.next(toCard(memory, at), at, grade)
  return {
    ...memory,
    state: states[card.state] ?? 'new',
    due: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: at,
    firstReview: memory.firstReview ?? at,
  }
}

/** The chance to recall a card at a moment, 0 … 1. A new card has none. */
export function recallAt(memory: CardMemory, at: number): number {
  if (memory.lastReview === null) return 0
  return scheduler.forgetting_curve(Math.max(0, at - memory.lastReview) / 86_400_000, memory.stability)
}

function toCard(memory: CardMemory, at: number): Card {
  if (memory.lastReview === null) return createEmptyCard(at)
  return {
    due: new Date(memory.due ?? at),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: memory.step,
    reps: memory.reps,
    lapses: memory.lapses,
    state:
      State[
        memory.state === 'review' ? 'Review' : memory.state === 'learning' ? 'Learning' : memory.state === 'new' ? 'New' : 'Relearning'
      ],
    last_review: new Date(memory.lastReview),
  }
}
