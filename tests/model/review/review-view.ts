import type { Card } from './review-events'

export type Screen = 'nothing' | 'waiting' | 'failed' | 'card' | 'keeping' | 'not kept' | 'pause' | 'end'

/** The visible state of a review. */
export type ReviewLook = {
  screen: Screen
  card: Card | ''
  isAnswerShown: boolean
  /** `1 of 2`, where it is said. */
  progress: string
  /** It is said that the device has no room. */
  isFull: boolean
  /** The summary: `2 cards, 1 of 3 recalled`. */
  summary: string
  /** The fact that the device is writing, and those that it wrote in the last step. */
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
