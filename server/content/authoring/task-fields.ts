import * as v from 'valibot'
import { contentId } from '#domain/text'
import { exhibitSchema } from './exhibit-source.ts'

/** The fields that a written task and a template of tasks have in common. */
export const taskFields = {
  id: contentId,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  topic: contentId,
  /** −2 (nearly all solve it) … 2 (nearly nobody does). */
  difficulty: v.pipe(v.number(), v.minValue(-2), v.maxValue(2)),
  /** What helps before the answer: the idea, then the first step. Neither tells the key. */
  hints: v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(10), v.maxLength(400))), v.minLength(1), v.maxLength(2))),
  /** Expected seconds for a prepared pupil. */
  seconds: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(900)),
  /** The article to read about it: `<seo_code>` or `<seo_code>#<block>`; without it the first article of the topic. */
  theory: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(#[a-z0-9-]+)?$/, 'має бути адреса конспекту або адреса#розділ'))),
  /** The exhibit besides its words, where that does not follow from its figure, its text or its tables: a map, a quoted source. */
  exhibit: v.optional(exhibitSchema),
  /** The pattern of the question where its topic does not say it: the task stands only at numbers whose blueprint calls for it. */
  pattern: v.optional(contentId),
}
