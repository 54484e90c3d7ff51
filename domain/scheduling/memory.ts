import type { Grade } from '../review.ts'

/**
 * What a pupil remembers of one card by FSRS-6. Moments in ms since the epoch; days of study by the learner’s clock. `due` is by memory
 * alone: the exam’s part is in `plannedDue`.
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
