import type { Lesson } from '#contract/course'
import type { Attempt } from '../model/attempt'
import type { LessonEvent } from '../model/lesson.machine'

/** The props of every step of a lesson. */
export type StepProps = {
  lesson: Lesson
  attempt: Attempt
  /** The verdict on the task answered last is on screen. */
  isExplained: boolean
  /** The count of lessons in the course; null until it is known. */
  lessons: number | null
  /** The pupil has moved by now: a new step takes the focus. */
  hasMoved: boolean
  send: (event: LessonEvent) => void
}
