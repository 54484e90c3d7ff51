export { CourseScreen } from './course-screen'
export { LessonScreen } from './lesson-screen'
