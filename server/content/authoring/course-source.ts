import * as v from 'valibot'
import { courseLevelSchema } from '#contract/course-summary'
import { contentId, subjectId } from '#domain/text'
import { md } from './question-source.ts'

/** A block of an article of the course’s subject: `<seo_code>#<block>`. */
const place = v.pipe(v.string(), v.regex(/^[a-z0-9-]+#[a-z0-9-]+$/, 'має бути місце в конспекті: адреса#розділ'))

/** A day of study. `hints` of the try go from a nudge to the last step before the answer; the check is answered without them. */
const lessonSource = v.object({
  id: contentId,
  title: md,
  intro: md,
  theory: v.pipe(v.array(place), v.minLength(1)),
  example: place,
  try: v.object({ task: contentId, hints: v.pipe(v.array(md), v.minLength(2)) }),
  check: v.pipe(v.array(contentId), v.minLength(5)),
})
export type LessonSource = v.InferOutput<typeof lessonSource>

/** `content/courses/<course>.yaml`: the file’s name is the course’s id and its address. Its first `freeModules` are open to everybody. */
export const courseSource = v.object({
  subject: subjectId,
  order: v.number(),
  title: md,
  /** One sentence: what the pupil can do at the end. */
  outcome: md,
  level: courseLevelSchema,
  /** For search engines, 80–160 characters. */
  description: v.pipe(md, v.minLength(80), v.maxLength(160)),
  updated: v.pipe(v.string(), v.isoDate()),
  freeModules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Describes one day of the course. */
  day: md,
  faq: v.array(v.object({ question: md, answer: md })),
  modules: v.pipe(
    v.array(v.object({ id: contentId, title: md, intro: md, lessons: v.pipe(v.array(lessonSource), v.minLength(1)) })),
    v.minLength(2),
  ),
})
export type CourseSource = v.InferOutput<typeof courseSource>
