import { createEmptyCard, fsrs, State, type Card } from 'ts-fsrs'
import type { Grade } from '../review.ts'
import type { CardMemory } from './memory.ts'
import { dayMs } from '../duration.ts'
import { studyTime } from './study-day.ts'

/** FSRS-6 with its default parameters and without chance, so that every device and the server come to the same dates. It counts days by UTC. */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 3650, enable_fuzz: false, enable_short_term: true })

const states = ['new', 'learning', 'review', 'relearning'] as const satisfies CardMemory['state'][]

export const newMemory = (card: string): CardMemory => ({
  card,
  state: 'new',
  due: null,
  dueDay: null,
  stability: 0,
  difficulty: 0,
  step: 0,
  reps: 0,
  lapses: 0,
  lastReview: null,
  lastDay: null,
  firstReview: null,
  isOff: null,
  buriedUntil: 0,
})

/**
 * The memory after one grade; replay sorts, so a grade never lies before the last one.
 * @param offset minutes ahead of UTC of the learner, whose days the library is told.
 */
export function gradeCard(memory: CardMemory, grade: Grade, at: number, offset: number): CardMemory {
  const time = Math.max(studyTime(at, offset), (memory.lastDay ?? -Infinity) * dayMs)
  const { card } = scheduler.next(toCard(memory, time), time, grade)
  const state = states[card.state] ?? 'new'
  const dueDay = state === 'review' ? Math.floor(card.due.getTime() / dayMs) : null
  return {
    ...memory,
    state,
    due: dueDay === null ? at + card.due.getTime() - time : dueDay * dayMs - studyTime(0, offset),
    dueDay,
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    lastReview: at,
    lastDay: Math.floor(time / dayMs),
    firstReview: memory.firstReview ?? at,
  }
}

/** The chance to recall a card on a day of study, 0 … 1. A new card has none. */
export function recallOn({ lastDay, stability }: CardMemory, day: number): number {
  return lastDay === null ? 0 : scheduler.forgetting_curve(Math.max(0, day - lastDay), stability)
}

function toCard(memory: CardMemory, time: number): Card {
  if (memory.lastDay === null) return createEmptyCard(time)
  return {
    due: new Date(memory.lastDay * dayMs),
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
    last_review: new Date(memory.lastDay * dayMs),
  }
}
