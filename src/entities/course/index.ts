export { useCourse, useLesson } from './api/course-answers'
export { useCourses } from './api/catalogue-answer'
export { durationText, levelNames, numberOf, stepNames } from './model/words'
export { ProgressReader } from './ui/progress-reader'
