import * as v from 'valibot'
import { lessonStepSchema, type LessonStep } from '#domain/lesson-step'

/** The course, lesson and step in the query of `/courses`; without them the catalogue shows. */
export type CourseLocation = { course: string | null; lesson: number | null; step: LessonStep | null }

const lessonSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number))

/** Reads the query; what does not fit counts as not there. */
export function locationIn(search: string): CourseLocation {
  const query = new URLSearchParams(search)
  const course = query.get('course')
  const lesson = v.safeParse(lessonSchema, query.get('lesson'))
  const step = v.safeParse(lessonStepSchema, query.get('step'))
  return { course, lesson: lesson.success ? lesson.output : null, step: step.success ? step.output : null }
}
