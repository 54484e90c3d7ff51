import { Hono } from 'hono'
import { listCourses, readCourse } from '../../study/courses/catalogue.ts'
import { readLesson } from '../../study/courses/lesson.ts'
import type { Deps } from '../deps.ts'
import { operation } from '../http/operation.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'

const open = { tag: 'content', isPublic: true, isOfContent: true } as const

/** The catalogue and every syllabus are open to everybody; a lesson is given to whom it is open. */
export function courseRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  return new Hono<SignedIn>()
    .get('/v3/courses', operation({ ...open, summary: 'All courses', answer: 'CoursesAnswer' }), async (c) =>
      c.json({ data: { courses: await listCourses(db) } }),
    )
    .get(
      '/v3/courses/:course',
      operation({ ...open, summary: 'A course with its syllabus', answer: 'CourseAnswer', refusals: [404] }),
      async (c) => c.json({ data: { course: await readCourse(db, c.req.param('course')) } }),
    )
    .get(
      '/v3/courses/:course/lessons/:number',
      operation({ tag: 'content', summary: 'A lesson by its number, or that premium opens it', answer: 'LessonAnswer', refusals: [404] }),
      sessionRequired(deps),
      async (c) => {
        const { course, number } = c.req.param()
        return c.json({ data: await readLesson(db, course, number, c.var.session.userId, now()) })
      },
    )
}
