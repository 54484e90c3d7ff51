import type { Grade } from '../review.ts'

/**
 * The memory that a pupil has of one card, as FSRS-6 sees it after the whole log. Moments are milliseconds since the epoch. `due` is by memory
 * alone: what the exam changes about it says `plannedDue`. `isOff` is null while the pupil has not said.
 * Days are numbers of days of study, by the learner’s clock at the look: the same at any hour of a day, in any zone and after a move.
 */
export type CardMemory = {
  card: string
  state: 'new' | 'learning' | 'review' | 'relearning'
  /** The moment of the next look while a card is learnt in minutes; for a card in `review` the start of `dueDay` where it was last seen. */
  due: number | null
  /** The day of the next look of a card in `review`; null for any other. */
  dueDay: number | null
  /** Days until the chance to recall has fallen to 90 %. */
  stability: number
  /** 1 … 10. */
  difficulty: number
  /** Place among the learning steps. */
  step: number
  reps: number
  lapses: number
  lastReview: number | null
  lastDay: number | null
  /** The study of the card began here. */
  firstReview: number | null
  isOff: boolean | null
  buriedUntil: number
}

/** A look that counts: `was` is the state before it, `recall` the chance to recall then (null for a new card), `day` the number of its day of study. */
export type PastReview = {
  id: string
  card: string
  at: number
  day: number
  grade: Grade
  ms: number
  was: CardMemory['state']
  recall: number | null
}
