export { useCourse, useCourses, useLesson } from './api/course-answers'
export { durationText, levelNames, numberOf, stepNames } from './model/words'
export { ProgressReader } from './ui/progress-reader'
