import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Course } from '#contract/course'
import type { CourseSummary } from '#contract/course-summary'
import { contentId } from '#domain/text'
import { Problem } from '../../base/problem.ts'
import { courses, type StoredCourse } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** All courses in the order of the editors. */
export async function listCourses(db: Db): Promise<CourseSummary[]> {
  const rows = await db.select({ body: courses.body }).from(courses).orderBy(asc(courses.position), asc(courses.id))
  return rows.map(
    ({
      body: {
        course: { description: _description, updated: _updated, day: _day, faq: _faq, modules: _modules, ...summary },
      },
    }) => summary,
  )
}

/** A course with its syllabus. Refuses with 404 where there is none. */
export const readCourse = async (db: Db, id: string): Promise<Course> => (await findCourse(db, id)).course

/** A course as it is stored. Refuses with 404 where there is none. */
export async function findCourse(db: Db, id: string): Promise<StoredCourse> {
  const [row] = v.is(contentId, id) ? await db.select({ body: courses.body }).from(courses).where(eq(courses.id, id)) : []
  if (!row) throw new Problem(404, 'Такого курсу немає')
  return row.body
}
