import type { Course } from '#contract/course'
import { lessonSteps, type LessonStep } from '#domain/lesson-step'
import type { UserFact } from '#contract/user-fact'

/** Finished steps by the id of the lesson, and the lesson that was worked at last. */
export type CourseProgress = { done: Readonly<Record<string, readonly LessonStep[]>>; latest: string | null }

/** Computes the progress in one course from the visitor’s facts, in whatever order they have come. */
export function progressOf(course: string, facts: readonly UserFact[]): CourseProgress {
  const own = facts.flatMap((fact) => (fact.kind === 'lesson.step' && fact.course === course ? [fact] : []))
  const done = Object.fromEntries(
    [...Map.groupBy(own, ({ lesson }) => lesson)].map(([lesson, its]) => {
      const steps = new Set(its.map(({ step }) => step))
      return [lesson, lessonSteps.filter((step) => steps.has(step))]
    }),
  )
  const latest = own.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1)
  return { done, latest: latest?.lesson ?? null }
}

/** Its passed check closes a lesson, whichever way the pupil came to it. */
export const isLessonDone = ({ done }: CourseProgress, lesson: string): boolean => done[lesson]?.includes('check') ?? false

/** The first step of a lesson that is not finished; the check where all are. */
export const openStep = ({ done }: CourseProgress, lesson: string): LessonStep =>
  lessonSteps.find((step) => !done[lesson]?.includes(step)) ?? 'check'

/** Finds the lesson to go on with: the one worked at last, unless it is done, then the first that is not; null where the whole course is done. */
export function stepToResume({ modules }: Pick<Course, 'modules'>, progress: CourseProgress): { number: number; step: LessonStep } | null {
  const lessons = modules.flatMap((module) => module.lessons)
  const open = lessons.filter(({ id }) => !isLessonDone(progress, id))
  const next = open.find(({ id }) => id === progress.latest) ?? open[0]
  return next ? { number: next.number, step: openStep(progress, next.id) } : null
}
