import { pageTitles } from '#contract/page-titles'
import { listCourses, readCourse } from '../../study/courses/catalogue.ts'
import type { Db } from '../../store/store.ts'
import type { PageContent } from './page-content.ts'

/**
 * Reads the content of `/courses`: the catalogue with its text, or the head alone of the course that the query names, whose canonical address it
 * is. Refuses with 404 where there is no such course.
 */
export async function coursesPage(db: Db, course: string | null): Promise<PageContent> {
  if (course !== null) return coursePage(db, course)
  const courses = await listCourses(db)
  const titles = courses.map(({ title }) => title).join('; ')
  const description = `Безкоштовний початок кожного курсу: теорія, приклад, спроба з підказками й перевірка щодня. ${titles}.`
  return {
    head: { title: pageTitles.courses, description, path: '/courses', crumbs: [] },
    answers: { 'v3/courses': { data: { courses } } },
  }
}

async function coursePage(db: Db, id: string): Promise<PageContent> {
  const course = await readCourse(db, id)
  const { title, description, subject } = course
  const head = {
    title: pageTitles.course(title, subject.title),
    description,
    path: `/courses?course=${id}`,
    crumbs: [{ title: 'Курси', to: '/courses' }],
  }
  return { head, answers: {}, isDrawn: false, payload: () => Promise.resolve({ [`v3/courses/${id}`]: { data: { course } } }) }
}
