import type { Flashcard } from '#domain/flashcard'
import type { Grade } from '#domain/review'
import type { Preview } from '#domain/scheduling/preview'
import type { Look, ReviewEvent, Wish } from '../../model/review-round'
import type { StudyProps } from '../../model/study'

/** The props of every view of a round. */
export type ReviewView = StudyProps & {
  card: Flashcard | null
  isShown: boolean
  isCram: boolean
  isWriting: boolean
  /** The fact that the device did not store. */
  unwritten: Wish | null
  /** The device is full: grades lie on this page and on the server alone. */
  isFull: boolean
  previews: Record<Grade, Preview> | null
  progress: { done: number; total: number }
  looks: readonly Look[]
  send: (event: ReviewEvent) => void
}
