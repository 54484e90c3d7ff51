import { useSearch } from 'wouter'
import { Page } from '@/shared/ui/page'
import { lazyPart } from '@/shared/lib/lazy'
import { Skeleton } from '@/shared/ui/skeleton'
import { locationIn } from '../model/course-location'
import { Catalogue } from './catalogue'

const waiting = (
  <Page title={<span aria-hidden="true">&nbsp;</span>}>
    <Skeleton shapes={['block', 'line', 'line', 'line']} />
  </Page>
)
const CourseScreen = lazyPart(async () => (await import('./screens')).CourseScreen, waiting)
const LessonScreen = lazyPart(async () => (await import('./screens')).LessonScreen, waiting)

/** The catalogue, a course or one of its lessons: all live at one address and differ by its query. */
export function CoursesPage() {
  const { course, lesson, step } = locationIn(useSearch())
  if (course === null) return <Catalogue />
  if (lesson === null) return <CourseScreen key={course} course={course} />
  return <LessonScreen key={`${course} ${lesson}`} course={course} number={lesson} wish={step} />
}
