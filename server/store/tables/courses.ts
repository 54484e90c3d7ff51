import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Course, Lesson } from '#contract/course'

/** The parts of a lesson: blocks of articles by address and anchor, tasks by their ids, since theory and the bank have their words. */
export type StoredLesson = Pick<Lesson, 'id' | 'intro'> & {
  theory: { seoCode: string; block: string }[]
  example: { seoCode: string; block: string }
  try: { question: string; hints: Lesson['try']['hints'] }
  check: string[]
}
export type StoredCourse = { course: Course; lessons: StoredLesson[] }

export const courses = pgTable('courses', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  body: jsonb('body').$type<StoredCourse>().notNull(),
})
