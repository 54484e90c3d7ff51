import type { Card } from './review-events'

export type Screen = 'nothing' | 'waiting' | 'failed' | 'card' | 'keeping' | 'not kept' | 'pause' | 'end'

/** What can be seen in a sitting with flashcards. */
export type ReviewLook = {
  screen: Screen
  card: Card | ''
  isAnswerShown: boolean
  /** `1 of 2`, where it is said. */
  progress: string
  /** It is said that the device has no room. */
  isFull: boolean
  /** How it went: `2 cards, 1 of 3 recalled`. */
  summary: string
  /** What the device is writing down, and what it has written down in the last step. */
  asked: string
  told: string[]
}

export const blank: ReviewLook = {
  screen: 'nothing',
  card: '',
  isAnswerShown: false,
  progress: '',
  isFull: false,
  summary: '',
  asked: '',
  told: [],
}
