import type { Flashcard } from '#contract/flashcard'
import type { Grade } from '#contract/review'
import type { Preview } from '#contract/scheduling/preview'
import type { Look, ReviewEvent, Wish } from '../../model/review-round'
import type { StudyProps } from '../../model/study'

/** What every view of a sitting is drawn from. */
export type ReviewView = StudyProps & {
  card: Flashcard | null
  isShown: boolean
  isCram: boolean
  isWriting: boolean
  /** What could not be written down. */
  unwritten: Wish | null
  /** The device is full: grades lie on this page and on the server alone. */
  isFull: boolean
  previews: Record<Grade, Preview> | null
  progress: { done: number; total: number }
  looks: readonly Look[]
  send: (event: ReviewEvent) => void
}
