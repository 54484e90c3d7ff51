import { courseAnswerSchema, lessonAnswerSchema } from '#contract/course'
import { useAnswer } from '@/shared/lib/answer'

/** A course with its syllabus. */
export const useCourse = (id: string) => useAnswer(`v3/courses/${encodeURIComponent(id)}`, courseAnswerSchema)

/** A lesson by its number, or that premium opens it. What was read once stays on the device. */
export const useLesson = (course: string, number: number) =>
  useAnswer(`v3/courses/${encodeURIComponent(course)}/lessons/${number}`, lessonAnswerSchema)
