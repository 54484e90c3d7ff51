import * as v from 'valibot'
import { courseSummarySchema } from './course-summary.ts'
import { inlineTextSchema, richTextSchema } from '#domain/rich-text'
import { contentId, subjectId } from '#domain/text'
import { articleBlockSchema, articleTaskSchema } from './theory.ts'
import { theoryLinkSchema } from '#domain/theory-link'

const minutesByStep = v.object({ theory: v.number(), example: v.number(), try: v.number(), check: v.number() })

/** The share of tasks that closes a check. */
export const passingShare = 0.8

/** A lesson in a syllabus. `minutes` are counted from its words and the expected seconds of its tasks; `theory` is where its text stands free for all. */
export const lessonSummarySchema = v.object({
  id: contentId,
  number: v.number(),
  title: v.string(),
  minutes: v.number(),
  steps: minutesByStep,
  tasks: v.number(),
  theory: v.array(theoryLinkSchema),
})
export type LessonSummary = v.InferOutput<typeof lessonSummarySchema>

export const courseModuleSchema = v.object({
  id: contentId,
  title: v.string(),
  intro: inlineTextSchema,
  isFree: v.boolean(),
  lessons: v.array(lessonSummarySchema),
})
export type CourseModule = v.InferOutput<typeof courseModuleSchema>

/** A course with its syllabus. It says nothing of the visitor: what is finished follows from the facts `lesson.step`. */
export const courseSchema = v.object({
  ...courseSummarySchema.entries,
  description: v.string(),
  updated: v.string(),
  day: richTextSchema,
  faq: v.array(v.object({ question: v.string(), answer: richTextSchema })),
  modules: v.array(courseModuleSchema),
})
export type Course = v.InferOutput<typeof courseSchema>

/** A lesson to study. Its tasks come with their keys: they are practice, marked and explained on the spot, also without the network. */
export const lessonSchema = v.object({
  course: v.object({ id: contentId, title: v.string() }),
  subject: subjectId,
  module: v.string(),
  id: contentId,
  number: v.number(),
  title: v.string(),
  intro: inlineTextSchema,
  steps: minutesByStep,
  theory: v.array(v.object({ link: theoryLinkSchema, block: articleBlockSchema })),
  example: v.object({ link: theoryLinkSchema, block: articleBlockSchema }),
  try: v.object({ task: articleTaskSchema, hints: v.array(richTextSchema) }),
  check: v.array(articleTaskSchema),
  /** Other tasks of the same topics for each further time the check is gone through; after the last the first check comes again. */
  furtherChecks: v.optional(v.array(v.array(articleTaskSchema)), []),
})
export type Lesson = v.InferOutput<typeof lessonSchema>

export const courseAnswerSchema = v.object({ data: v.object({ course: courseSchema }) })
/** `locked`: the lesson belongs to premium, and the visitor has none now. */
export const lessonAnswerSchema = v.object({
  data: v.variant('access', [v.object({ access: v.literal('open'), lesson: lessonSchema }), v.object({ access: v.literal('locked') })]),
})
export type LessonAnswer = v.InferOutput<typeof lessonAnswerSchema>['data']
