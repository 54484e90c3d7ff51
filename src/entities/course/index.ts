export { useCourse, useLesson } from './api/course-answers'
export { useCourses } from './api/catalogue-answer'
export { isLessonDone, openStep, placeToResume, progressOf, type CourseProgress } from './model/progress'
export { durationText, levelNames, stepNames } from './model/course-text'
