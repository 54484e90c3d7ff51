import type { Lesson } from '#contract/course'
import type { Attempt } from '../model/attempt'
import type { LessonEvent } from '../model/lesson.machine'

/** What every step of a lesson is drawn from. */
export type StepProps = {
  lesson: Lesson
  attempt: Attempt
  /** The verdict on the task answered last is on screen. */
  isExplained: boolean
  /** How many lessons the course has; null while that is not known. */
  lessons: number | null
  /** The pupil has moved by now: a new step takes the focus. */
  hasMoved: boolean
  send: (event: LessonEvent) => void
}
