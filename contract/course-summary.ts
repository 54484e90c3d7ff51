import * as v from 'valibot'
import { inlineTextSchema } from '#domain/rich-text'
import { contentId, subjectId } from '#domain/text'

/** The level that a course leads to: the threshold of the exam, 140 and more, 180 and more of the 200 points of the scale. */
export const courseLevelSchema = v.picklist(['threshold', 'solid', 'high'])
export type CourseLevel = v.InferOutput<typeof courseLevelSchema>

/** A course in the catalogue. `modules`, `lessons` and `tasks` are how many it has; `freeLessons` are open without premium. */
export const courseSummarySchema = v.object({
  id: contentId,
  subject: v.object({ id: subjectId, title: v.string() }),
  title: v.string(),
  outcome: inlineTextSchema,
  level: courseLevelSchema,
  minutes: v.number(),
  moduleTitles: v.array(v.string()),
  lessons: v.number(),
  freeLessons: v.number(),
  tasks: v.number(),
})
export type CourseSummary = v.InferOutput<typeof courseSummarySchema>

export const coursesAnswerSchema = v.object({ data: v.object({ courses: v.array(courseSummarySchema) }) })
