import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { keySchema } from './key.ts'
import { questionSchema } from './question.ts'
import { contentId, subjectId } from './text.ts'
import { surveyId, surveyModeSchema } from './survey.ts'

const share = { points: v.number(), max: v.number() }

/** One task of the review: the task, its key, and what the pupil answered. `lateAnswer` came after the time and earns nothing. */
export const resultItemSchema = v.object({
  number: v.number(),
  question: questionSchema,
  key: keySchema,
  answer: answerSchema,
  lateAnswer: v.optional(answerSchema),
  outcome: v.picklist(['right', 'partial', 'wrong', 'blank', 'unreadable']),
  isFlagged: v.boolean(),
  ...share,
})
export type ResultItem = v.InferOutput<typeof resultItemSchema>

/**
 * The result of a finished survey. `scaled` is 100–200 by the table of `scaleYear`, or null below the threshold,
 * where `missing` raw points are wanting. `isTimedOut`: the time ended before the pupil did.
 */
export const resultSchema = v.object({
  id: surveyId,
  subject: subjectId,
  mode: surveyModeSchema,
  title: v.string(),
  raw: v.number(),
  max: v.number(),
  scaled: v.nullable(v.number()),
  missing: v.number(),
  threshold: v.number(),
  scaleYear: v.number(),
  isTimedOut: v.boolean(),
  startedAt: v.nullable(v.string()),
  finishedAt: v.string(),
  durationSeconds: v.number(),
  byTopic: v.array(v.object({ topic: contentId, title: v.string(), ...share })),
  byForm: v.array(v.object({ form: v.string(), ...share })),
  items: v.array(resultItemSchema),
})
export type Result = v.InferOutput<typeof resultSchema>
export const resultAnswerSchema = v.object({ data: v.object({ result: resultSchema }) })

/** Body of a finish: how many answered tasks the device knows of, so that the server can tell it when some have not arrived (409). */
export const finishSchema = v.object({ answered: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) })
