import * as v from 'valibot'
import { keySchema } from '#domain/key'
import { questionSchema } from '#domain/question'
import { contentId, subjectId } from '#domain/text'

/**
 * One task a day, the same for everybody, with its key: answered on the spot and counted nowhere. `day` is of Kyiv. A short `single`
 * without picture or text, formulas in plain type.
 */
export const taskOfTheDaySchema = v.object({
  day: v.string(),
  subject: v.object({ id: subjectId, title: v.string() }),
  /** The section of the programme that it belongs to. */
  topic: v.object({ id: contentId, title: v.string() }),
  question: questionSchema,
  key: keySchema,
})
export type TaskOfTheDay = v.InferOutput<typeof taskOfTheDaySchema>

/** `task` is null where the bank has none that is fit. */
export const taskOfTheDayAnswerSchema = v.object({ data: v.object({ task: v.nullable(taskOfTheDaySchema) }) })

/** Counts the material to learn with: tasks for practice, published papers, articles, worked examples, rows in tables of facts. */
export const contentCountsSchema = v.object({
  tasks: v.number(),
  papers: v.number(),
  articles: v.number(),
  examples: v.number(),
  facts: v.number(),
})
export type ContentCounts = v.InferOutput<typeof contentCountsSchema>
export const contentCountsAnswerSchema = v.object({ data: v.object({ counts: contentCountsSchema }) })
