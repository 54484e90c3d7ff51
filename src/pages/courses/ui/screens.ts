import './course.css'
import './lesson.css'

export { CourseScreen } from './course-screen'
export { LessonScreen } from './lesson-screen'
