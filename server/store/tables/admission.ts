import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Admission } from '#contract/admission'

/** The rules of admission by their year, as the content has them. */
export const admissions = pgTable('admissions', {
  year: integer('year').primaryKey(),
  body: jsonb('body').$type<Admission>().notNull(),
})
