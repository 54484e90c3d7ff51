import { coursesAnswerSchema } from '#contract/course-summary'
import { useAnswer } from '@/shared/lib/answer'

/** All courses, in the order of the catalogue. */
export const useCourses = () => useAnswer('v3/courses', coursesAnswerSchema)
